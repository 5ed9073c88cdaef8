import type { Entry } from "#registry/page.ts";

export const subscription: Entry = {
  path: "/model-popup/subscription",
  label: "Subscription",
  title: "Subscription modal: one field, real list",
  description:
    "A subscribe form in a modal that never opens by itself, in three shapes. It really subscribes, with double opt-in, and works without script.",
  module: "showcase/modals/subscription/page.tsx",
};
