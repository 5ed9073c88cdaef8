import { picture } from "#content/media.ts";
import { site } from "#content/site.ts";

/** Where the pictures lead. */
export const profile = {
  handle: "@vitrine.example",
  href: site.social.find(({ icon }) => icon === "instagram")?.href ?? "/",
};

/** A potter’s month. */
export const pottery = [
  picture("project-ceramics-1"),
  picture("vase"),
  picture("project-ceramics-3"),
  picture("mug-set"),
  picture("cafe-brew"),
  picture("project-ceramics-2"),
  picture("plate-set"),
  picture("decor-corner"),
];

/** A studio’s last eight jobs. */
export const jobs = [
  picture("project-skate-1"),
  picture("project-choco-1"),
  picture("project-record-3"),
  picture("project-oliveoil-1"),
  picture("project-posters-2"),
  picture("project-tea-2"),
  picture("project-toys-2"),
  picture("project-letters-2"),
];

/** A summer by the sea. */
export const summer = [
  picture("studio-sea"),
  picture("travel-island"),
  picture("straw-hat"),
  picture("courtyard"),
  picture("studio-pool"),
];
