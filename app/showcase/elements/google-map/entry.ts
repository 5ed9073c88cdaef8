import type { Entry } from "#registry/page.ts";

export const googleMap: Entry = {
  path: "/elements/google-map",
  label: "Google map",
  title: "Google map: our own drawing first",
  description:
    "Maps that load nothing before a click: our own drawn city as the poster, the address as text, Google Maps only for those who ask.",
  module: "showcase/elements/google-map/page.tsx",
};
