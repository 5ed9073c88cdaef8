import type { Entry } from "#registry/page.ts";

export const customIconWithText: Entry = {
  path: "/elements/custom-icon-with-text",
  label: "Custom icon with text",
  title: "Custom icons: drawings, medallions, letters",
  description:
    "Statements with marks of your own: drawings that take the skin's colours, round pictures of the thing itself, and letters as signs.",
  module: "showcase/elements/custom-icon-with-text/page.tsx",
};
