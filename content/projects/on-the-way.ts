import type { PictureName } from "../media.ts";

/** Taken on the way to clients, in the order of the drawer: they hang among the projects' pictures. */
export const onTheWay: Partial<Record<PictureName, string>> = {
  "architecture-stairs": "Stairs to the studio of a client who then chose somebody else.",
  "studio-sea": "From the ferry to Sant’Alda, on the way back.",
  courtyard: "The cooperative’s yard. We were early.",
  "travel-mountains": "Above Innsbruck, measuring a ridge for a paper window.",
  "cafe-brew": "Hamburg, trying to describe No. 7.",
  "architecture-house": "A house we would have liked to put tableware into.",
  "hotel-room": "Room eleven, while the corridor lamps were being counted.",
  "fashion-garment": "Lyon, an hour before the doors opened.",
  "night-cabin": "Nordvik in January. The table is behind the left window.",
  "architecture-arcade": "The arcade that became The Arches.",
  "hotel-terrace": "Trieste, after the fire officer had signed.",
  "restaurant-dish": "The first dinner on the new plates.",
};
