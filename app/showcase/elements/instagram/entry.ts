import type { Entry } from "#registry/page.ts";

export const instagram: Entry = {
  path: "/elements/instagram",
  label: "Instagram",
  title: "Instagram: your pictures without the network’s scripts",
  description:
    "A grid, a strip and a mosaic of your own pictures with a link to the profile; nothing is loaded from the network itself.",
  module: "showcase/elements/instagram/page.tsx",
};
