import type { Entry } from "#registry/page.ts";

export const contactForm: Entry = {
  path: "/model-popup/contact-form",
  label: "Contact form",
  title: "Contact form modal: ask where you read",
  description:
    "A contact form in a modal, in the middle or beside the page. Messages are stored, mailed to the owner and acknowledged, also without script.",
  module: "showcase/modals/contact-form/page.tsx",
};
