import type { Entry } from "#registry/page.ts";

export const blockquote: Entry = {
  path: "/elements/blockquote",
  label: "Blockquote",
  title: "Blockquote: in the text, pulled out, on a picture",
  description:
    "Quotations with correct figure, blockquote and cite: in the text, pulled out, hung, over a picture with a scrim, and as a poster.",
  module: "showcase/elements/blockquote/page.tsx",
};
