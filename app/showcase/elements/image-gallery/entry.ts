import type { Entry } from "#registry/page.ts";

export const imageGallery: Entry = {
  path: "/elements/image-gallery",
  label: "Image gallery",
  title: "Image galleries with a lightbox",
  description:
    "Grid, masonry, justified rows: image galleries laid out without script, and a lightbox with keys, swiping, zoom and captions.",
  module: "showcase/elements/image-gallery/page.tsx",
};
