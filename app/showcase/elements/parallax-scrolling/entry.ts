import type { Entry } from "#registry/page.ts";

export const parallaxScrolling: Entry = {
  path: "/elements/parallax-scrolling",
  label: "Parallax scrolling",
  title: "Parallax scrolling without script",
  description:
    "Layered scenes, pictures in a band and words on a picture that move by scroll timelines alone, and stand still where motion is unwelcome.",
  module: "showcase/elements/parallax-scrolling/page.tsx",
};
