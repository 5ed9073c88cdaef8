import { picture, type PictureName, type PictureSource } from "#content/media.ts";
import { pictureHash } from "#app/elements/media/use-open-picture.ts";

interface Photograph {
  title: string;
  place: string;
  year: number;
  /** Part of it to keep where it is cut, as in CSS `object-position`. */
  position: string;
}

/**
 * All of them, in the order in which they hang. `after-hours.module.css` says which of them stand in a row, large or small: whoever moves
 * one changes it there. The places are invented.
 */
const photographs = {
  "photography-ghost-light": {
    title: "No encore",
    place: "Little Opera, Maarstad",
    year: 2026,
    position: "74% 50%",
  },
  "photography-laundry": {
    title: "One of a pair",
    place: "Breakwater Row",
    year: 2022,
    position: "70% 60%",
  },
  "photography-last-row": {
    title: "Credits",
    place: "The Roxane, Maarstad",
    year: 2025,
    position: "62% 50%",
  },
  "photography-shelter": {
    title: "Decided to walk",
    place: "Last stop before Sel",
    year: 2023,
    position: "76% 50%",
  },
  "photography-corridor": {
    title: "Leave it outside",
    place: "Hotel Miranel",
    year: 2024,
    position: "50% 60%",
  },
  "photography-chairs": {
    title: "They split the bill",
    place: "Table nine, Ostermoor",
    year: 2024,
    position: "76% 50%",
  },
  "photography-phone-box": {
    title: "Off the hook",
    place: "Norrhaven pier",
    year: 2026,
    position: "76% 50%",
  },
  "photography-pool": {
    title: "Half past swimming",
    place: "Old baths, Kirrin",
    year: 2021,
    position: "44% 50%",
  },
  "photography-piano": {
    title: "Where the pictures hung",
    place: "14 Tallow Street",
    year: 2022,
    position: "60% 50%",
  },
  "photography-petrol": {
    title: "Self-service",
    place: "Ostermoor road",
    year: 2022,
    position: "22% 50%",
  },
  "photography-carousel": {
    title: "Nothing to declare",
    place: "Belt two, Maarstad",
    year: 2025,
    position: "88% 50%",
  },
  "photography-classroom": {
    title: "Back on Monday",
    place: "Kirrin school",
    year: 2023,
    position: "70% 50%",
  },
  "photography-greenhouse": {
    title: "Overwatered",
    place: "Walled garden, Kirrin",
    year: 2023,
    position: "82% 50%",
  },
  "photography-lift": {
    title: "Ground floor, rain",
    place: "The Exchange, Maarstad",
    year: 2021,
    position: "50% 60%",
  },
  "photography-diving-tower": {
    title: "Last one in",
    place: "Tarn Sound",
    year: 2023,
    position: "46% 50%",
  },
} as const satisfies Partial<Record<PictureName, Photograph>>;

export type PhotographName = keyof typeof photographs;

export interface ListedPhotograph extends Photograph {
  picture: PictureSource;
  /** Opens it in the gallery of the page. */
  href: string;
}

export const photographNames = Object.keys(photographs) as PhotographName[];

/** The picture with what is known of it. */
export function photograph(name: PhotographName): ListedPhotograph {
  return { ...photographs[name], picture: picture(name), href: `#${pictureHash(name)}` };
}
