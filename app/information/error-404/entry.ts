import { NOT_FOUND } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const error404: Entry = {
  path: NOT_FOUND,
  label: "Error 404",
  title: "Error 404: this window is empty",
  description:
    "The page that stands where nothing is: what it shows, when it comes up, and with which status each of its cases is answered.",
  module: "information/error-404/page.tsx",
};
