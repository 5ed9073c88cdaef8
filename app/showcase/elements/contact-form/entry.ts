import type { Entry } from "#registry/page.ts";

export const contactForm: Entry = {
  path: "/elements/contact-form",
  label: "Contact form",
  title: "Contact form: three layouts that send",
  description:
    "Contact forms in three layouts, stored before they say thank you, mailed to the owner with the visitor as reply address, without script too.",
  module: "showcase/elements/contact-form/page.tsx",
};
