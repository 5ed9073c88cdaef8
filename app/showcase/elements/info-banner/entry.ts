import type { Entry } from "#registry/page.ts";

export const infoBanner: Entry = {
  path: "/elements/info-banner",
  label: "Info banner",
  title: "Info banner: thin, notice and thick, put away for good",
  description:
    "Announcement bands in three sizes that can be put away; the dismissal is remembered in the browser, and keys keep their place.",
  module: "showcase/elements/info-banner/page.tsx",
};
