import type { Entry } from "#registry/page.ts";

export const simpleModal: Entry = {
  path: "/model-popup/simple-modal",
  label: "Simple modal",
  title: "Simple modal: ask, warn, show closer",
  description:
    "Native dialogs in five shapes: message, confirmation, detail, from the side, from below. Opened by an address, closed by Escape or Back.",
  module: "showcase/modals/simple-modal/page.tsx",
};
