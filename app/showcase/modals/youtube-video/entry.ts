import type { Entry } from "#registry/page.ts";

export const youtubeVideo: Entry = {
  path: "/model-popup/youtube-video",
  label: "YouTube video",
  title: "YouTube modal: nothing loads before you ask",
  description:
    "A YouTube film in a modal that asks first: own poster, plain words on what is loaded and from whom, and the film ends when the modal closes.",
  module: "showcase/modals/youtube-video/page.tsx",
};
