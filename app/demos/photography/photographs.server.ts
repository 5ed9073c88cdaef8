import { picture, type PictureName, type PictureSource } from "#content/media.ts";
import { pictureHash } from "#app/elements/media/use-open-picture.ts";

interface Photograph {
  title: string;
  place: string;
  year: number;
  /** What is in it, where the picture's own text speaks of another page. */
  alt?: string;
}

/** All of them, in the order in which they hang: an upright one closes a row of three, and the last row is one of these. The places are invented. */
const photographs = {
  "photography-phone-box": { title: "Off the hook", place: "Norrhaven pier", year: 2026 },
  "hotel-resort-salt": {
    title: "The last rake",
    place: "Salinas of Port Arenal",
    year: 2022,
    alt: "Rows of salt heaps on pink pans at low sun, a rake left leaning on the nearest",
  },
  "photography-last-row": { title: "Credits", place: "The Roxane, Maarstad", year: 2025 },
  "studio-sea": { title: "Half past swimming", place: "Tarn Sound", year: 2021 },
  "interior-design-bedroom-before": {
    title: "Back on Monday",
    place: "14 Tallow Street",
    year: 2023,
    alt: "Bedroom with a bed under a dust sheet, a stepladder and a bare bulb",
  },
  "restaurant-table": { title: "They split the bill", place: "Table nine, Ostermoor", year: 2024 },
  "spa-salon-hall": { title: "Lane one of one", place: "Old baths, Kirrin", year: 2021 },
  "hotel-terrace": { title: "Twenty to November", place: "Hotel Miranel", year: 2023 },
  "hotel-resort-bath": { title: "Below the hotel", place: "Hotel Miranel", year: 2024 },
  "interior-design-dining-before": {
    title: "Where the pictures hung",
    place: "14 Tallow Street",
    year: 2023,
    alt: "Dining room under dust sheets, with pale squares on the wall where pictures hung",
  },
  "hotel-resort-tower-room": { title: "She left the telescope", place: "Tarn Light", year: 2025 },
  "events-conference-beams": { title: "No encore", place: "Hall four, Maarstad", year: 2026 },
  "spa-salon-water": { title: "One drop ago", place: "Kirrin Water", year: 2022 },
  "spa-salon-room": {
    title: "Four o’clock did not come",
    place: "Room two, Kirrin",
    year: 2022,
    alt: "Bare room with a made bed on a plinth, and a round of sunlight on the wall",
  },
  "travel-desert": { title: "He was asked to leave", place: "Dunes at Sel", year: 2024 },
} as const satisfies Partial<Record<PictureName, Photograph>>;

export type PhotographName = keyof typeof photographs;

export interface ListedPhotograph extends Omit<Photograph, "alt"> {
  picture: PictureSource;
  /** Opens it in the gallery of the page. */
  href: string;
}

export const photographNames = Object.keys(photographs) as PhotographName[];

/** The picture with what is known of it. */
export function photograph(name: PhotographName): ListedPhotograph {
  const { alt, ...known }: Photograph = photographs[name];
  const source = picture(name);
  return {
    ...known,
    picture: alt === undefined ? source : { ...source, alt },
    href: `#${pictureHash(name)}`,
  };
}
