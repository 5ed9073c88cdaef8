import type { Entry } from "#registry/page.ts";

export const vimeoVideo: Entry = {
  path: "/model-popup/vimeo-video",
  label: "Vimeo video",
  title: "Vimeo modal: films with do not track",
  description:
    "A Vimeo film in a modal that asks first, with do not track switched on, opened from a poster or a button, gone when the modal closes.",
  module: "showcase/modals/vimeo-video/page.tsx",
};
