import { pageGroup } from "#registry/page.ts";
import { simpleModal } from "./simple-modal/entry.ts";
import { subscription } from "./subscription/entry.ts";
import { contactForm } from "./contact-form/entry.ts";
import { youtubeVideo } from "./youtube-video/entry.ts";
import { vimeoVideo } from "./vimeo-video/entry.ts";
import { googleMap } from "./google-map/entry.ts";

export const modalsPages = pageGroup("modals", {}, [
  simpleModal,
  subscription,
  contactForm,
  youtubeVideo,
  vimeoVideo,
  googleMap,
]);
