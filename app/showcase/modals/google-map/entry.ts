import type { Entry } from "#registry/page.ts";

export const googleMap: Entry = {
  path: "/model-popup/Google-map",
  label: "Google map",
  title: "Google map modal: a drawn map first",
  description:
    "A map in a modal: our own drawing in the colours of the page, the address as text, and Google Maps only for those who press for it.",
  module: "showcase/modals/google-map/page.tsx",
};
