import type { Entry } from "#registry/page.ts";

export const overlineIconBox: Entry = {
  path: "/elements/overline-icon-box",
  label: "Overline icon box",
  title: "Overline icon boxes: held by a line",
  description:
    "Boxes held by the line above them: a line that grows when pointed at, one that fills the box, and a heavy one that carries an index.",
  module: "showcase/elements/overline-icon-box/page.tsx",
};
