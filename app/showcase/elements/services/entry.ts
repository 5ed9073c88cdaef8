import type { Entry } from "#registry/page.ts";

export const services: Entry = {
  path: "/elements/services",
  label: "Services",
  title: "Services: an index, a bento, a price list, tiles",
  description:
    "Services told by a name, a drawing, a price or a picture: a large index, bento tiles, a price list with dotted lines, and picture tiles.",
  module: "showcase/elements/services/page.tsx",
};
