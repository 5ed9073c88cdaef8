import type { Entry } from "#registry/page.ts";

export const error404: Entry = {
  path: "/page/error-404",
  label: "Error 404",
  title: "Error 404: this window is empty",
  description:
    "The page that stands where nothing is: what it shows, when it comes up, and with which status each of its cases is answered.",
  module: "information/error-404/page.tsx",
};
