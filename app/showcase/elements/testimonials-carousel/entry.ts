import type { Entry } from "#registry/page.ts";

export const testimonialsCarousel: Entry = {
  path: "/elements/testimonials-carousel",
  label: "Testimonials carousel",
  title: "Testimonials carousel: voices in the room of one",
  description:
    "Client voices one at a time, three side by side, or as portraits moved by hand; pointer and focus hold it, its first button stops it.",
  module: "showcase/elements/testimonials-carousel/page.tsx",
};
