import type { Entry } from "#registry/page.ts";

export const interactiveBanners: Entry = {
  path: "/elements/interactive-banners",
  label: "Interactive banners",
  title: "Interactive banners: pictures that answer",
  description:
    "Picture links that open, zoom, frame or colour for pointer and keys alike, with words on scrims that stay readable on any picture.",
  module: "showcase/elements/interactive-banners/page.tsx",
};
