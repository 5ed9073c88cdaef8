import { WHO_WE_ARE } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const whoWeAre: Entry = {
  path: WHO_WE_ARE,
  label: "Who we are",
  title: "Who we are: nine people, one shared hour",
  description:
    "Nine founders in eight towns on three clocks, the hour a day that they share, the sentences they repeat and how they decide.",
  module: "information/who-we-are/page.tsx",
  header: "header-reverse-scroll",
  footer: "footer-style-08",
};
