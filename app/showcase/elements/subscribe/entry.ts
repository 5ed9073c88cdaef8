import type { Entry } from "#registry/page.ts";

export const subscribe: Entry = {
  path: "/elements/subscribe",
  label: "Subscribe",
  title: "Subscribe forms, with all their states",
  description:
    "The subscribe form as a band, with a picture and in one line, working for real, and every state of it side by side.",
  module: "showcase/elements/subscribe/page.tsx",
};
