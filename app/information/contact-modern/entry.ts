import { CONTACT_FORM } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const contactModern: Entry = {
  path: CONTACT_FORM,
  label: "Contact modern",
  title: "Who should read this?",
  description:
    "Choose what it is about and see which of us reads it, with a face and a name, before you have written a word.",
  module: "information/contact-modern/page.tsx",
  header: "hamburger-menu",
  footer: "footer-style-12",
};
