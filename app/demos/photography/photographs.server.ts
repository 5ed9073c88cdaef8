import { picture, type PictureName, type PictureSource } from "#content/media.ts";
import { pictureHash } from "#app/elements/media/use-open-picture.ts";

interface Photograph {
  title: string;
  place: string;
  year: number;
}

/**
 * All of them, in the order in which they hang. A row is two lying pictures, two and an upright one, or one and two upright ones; where an
 * upright one would still fit into the row before, a lying one follows. The last row is full. The places are invented.
 */
const photographs = {
  "photography-phone-box": { title: "Off the hook", place: "Norrhaven pier", year: 2026 },
  "photography-laundry": { title: "One of a pair", place: "Breakwater Row", year: 2022 },
  "photography-last-row": { title: "Credits", place: "The Roxane, Maarstad", year: 2025 },
  "photography-shelter": { title: "Decided to walk", place: "Last stop before Sel", year: 2023 },
  "photography-chairs": {
    title: "They split the bill",
    place: "Table nine, Ostermoor",
    year: 2024,
  },
  "photography-pool": { title: "Half past swimming", place: "Old baths, Kirrin", year: 2021 },
  "photography-corridor": { title: "Leave it outside", place: "Hotel Miranel", year: 2024 },
  "photography-piano": { title: "Where the pictures hung", place: "14 Tallow Street", year: 2022 },
  "photography-ghost-light": { title: "No encore", place: "Little Opera, Maarstad", year: 2026 },
  "photography-petrol": { title: "Self-service", place: "Ostermoor road", year: 2022 },
  "photography-carousel": { title: "Nothing to declare", place: "Belt two, Maarstad", year: 2025 },
  "photography-greenhouse": { title: "Overwatered", place: "Walled garden, Kirrin", year: 2023 },
  "photography-classroom": { title: "Back on Monday", place: "Kirrin school", year: 2023 },
  "photography-diving-tower": { title: "Last one in", place: "Tarn Sound", year: 2023 },
  "photography-lift": { title: "Ground floor, rain", place: "The Exchange, Maarstad", year: 2021 },
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
