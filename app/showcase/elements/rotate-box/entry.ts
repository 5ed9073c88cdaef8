import type { Entry } from "#registry/page.ts";

export const rotateBox: Entry = {
  path: "/elements/rotate-box",
  label: "Rotate box",
  title: "Rotate box: two sides, turned by hand, keys or tap",
  description:
    "Boxes with a front and a back that turn for pointer, focus, tap and a button, and change places where motion is reduced.",
  module: "showcase/elements/rotate-box/page.tsx",
};
