import type { Entry } from "#registry/page.ts";

export const messageBox: Entry = {
  path: "/elements/message-box",
  label: "Message box",
  title: "Message boxes: note, success, warning, error",
  description:
    "Message boxes of four kinds and three looks, to dismiss without losing the focus, announced with the right urgency to screen readers.",
  module: "showcase/elements/message-box/page.tsx",
};
