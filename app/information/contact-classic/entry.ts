import { CONTACT } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const contactClassic: Entry = {
  path: CONTACT,
  label: "Contact classic",
  title: "Contact, hours and map",
  description:
    "Write, ring or come in: a form beside the opening hours, and where we are on a drawn map that asks before it becomes Google’s.",
  module: "information/contact-classic/page.tsx",
  header: "header-with-top-bar",
  footer: "footer-style-01",
};
