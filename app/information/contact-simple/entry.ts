import { CONTACT_SIMPLE } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const contactSimple: Entry = {
  path: CONTACT_SIMPLE,
  label: "Contact simple",
  title: "Write to us",
  description:
    "One column with an address and a letter to fill in. It is stored before you are thanked, and a person answers within two working days.",
  module: "information/contact-simple/page.tsx",
  header: "header-disable-fixed",
  footer: "footer-style-02",
};
