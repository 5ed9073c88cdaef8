import { type MapPlace, showroom } from "#content/embeds.ts";

/** The place of the map demonstrations: the owner's, and where there is none an invented one. */
export const samplePlace: MapPlace = showroom ?? {
  name: "Sample place",
  address: ["1 Sample Street", "Sampletown"],
};
