import type { Entry } from "#registry/page.ts";

export const socialIcons: Entry = {
  path: "/elements/social-icons",
  label: "Social icons",
  title: "Social icons in six looks",
  description:
    "Outlined, plain, filled, in the networks' own colours, with names, in three sizes and shapes: social icons from the owner's data.",
  module: "showcase/elements/social-icons/page.tsx",
};
