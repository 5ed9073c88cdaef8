import { pageGroup, unbuilt } from "./page.ts";

export const modalsPages = pageGroup("modals", {}, [
  unbuilt("/model-popup/simple-modal", "Simple modal"),
  unbuilt("/model-popup/subscription", "Subscription"),
  unbuilt("/model-popup/contact-form", "Contact form"),
  unbuilt("/model-popup/youtube-video", "YouTube video"),
  unbuilt("/model-popup/vimeo-video", "Vimeo video"),
  unbuilt("/model-popup/Google-map", "Google map"),
]);
