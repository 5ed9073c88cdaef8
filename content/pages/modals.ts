import { pageGroup } from "./page.ts";

export const modalsPages = pageGroup("modals", {}, [
  {
    path: "/model-popup/simple-modal",
    label: "Simple modal",
    title: "Simple modal: ask, warn, show closer",
    description:
      "Native dialogs in five shapes: message, confirmation, detail, from the side, from below. Opened by an address, closed by Escape or Back.",
    module: "showcase/modals/simple-modal/page.tsx",
  },
  {
    path: "/model-popup/subscription",
    label: "Subscription",
    title: "Subscription modal: one field, real list",
    description:
      "A subscribe form in a modal that never opens by itself, in three shapes. It really subscribes, with double opt-in, and works without script.",
    module: "showcase/modals/subscription/page.tsx",
  },
  {
    path: "/model-popup/contact-form",
    label: "Contact form",
    title: "Contact form modal: ask where you read",
    description:
      "A contact form in a modal, in the middle or beside the page. Messages are stored, mailed to the owner and acknowledged, also without script.",
    module: "showcase/modals/contact-form/page.tsx",
  },
  {
    path: "/model-popup/youtube-video",
    label: "YouTube video",
    title: "YouTube modal: nothing loads before you ask",
    description:
      "A YouTube film in a modal that asks first: own poster, plain words on what is loaded and from whom, and the film ends when the modal closes.",
    module: "showcase/modals/youtube-video/page.tsx",
  },
  {
    path: "/model-popup/vimeo-video",
    label: "Vimeo video",
    title: "Vimeo modal: films with do not track",
    description:
      "A Vimeo film in a modal that asks first, with do not track switched on, opened from a poster or a button, gone when the modal closes.",
    module: "showcase/modals/vimeo-video/page.tsx",
  },
  {
    path: "/model-popup/Google-map",
    label: "Google map",
    title: "Google map modal: a drawn map first",
    description:
      "A map in a modal: our own drawing in the colours of the page, the address as text, and Google Maps only for those who press for it.",
    module: "showcase/modals/google-map/page.tsx",
  },
]);
