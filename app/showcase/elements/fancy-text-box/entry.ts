import type { Entry } from "#registry/page.ts";

export const fancyTextBox: Entry = {
  path: "/elements/fancy-text-box",
  label: "Fancy text box",
  title: "Fancy text boxes: words that share a picture",
  description:
    "Text boxes with a picture or a giant numeral: words that rise over a picture, a sheet over its corner, a strip beside words on ink.",
  module: "showcase/elements/fancy-text-box/page.tsx",
};
