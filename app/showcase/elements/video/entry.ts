import type { Entry } from "#registry/page.ts";

export const video: Entry = {
  path: "/elements/video",
  label: "Video",
  title: "Video: own files, YouTube and Vimeo",
  description:
    "A film of your own with captions and transcript, YouTube and Vimeo behind a question, and a background film that can be stopped.",
  module: "showcase/elements/video/page.tsx",
};
