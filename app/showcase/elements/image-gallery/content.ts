import { picture } from "#content/media.ts";

/** A studio's year of packaging, photographed alike. */
export const packagingYear = [
  { picture: picture("project-oliveoil-1"), caption: "Four oils for a grove near Tavira" },
  { picture: picture("project-choco-1"), caption: "Wrappers for a chocolate maker, spring" },
  { picture: picture("project-tea-1"), caption: "Tins and cartons, seven blends" },
  { picture: picture("project-beer-1"), caption: "Four cans, one landscape" },
  { picture: picture("project-cosmetics-1"), caption: "Refillable bottles in three colours" },
  { picture: picture("project-record-1"), caption: "A double album in gold and navy" },
  { picture: picture("project-toys-1"), caption: "Wooden toys and the box they come in" },
  { picture: picture("project-ceramics-1"), caption: "Stamps for a pottery in two glazes" },
];

/** What a guest sees in a small hotel by the sea. */
export const guestRooms = [
  {
    picture: picture("hotel-room"),
    caption: "Room 4. The bed faces the arch, the arch faces the sea.",
  },
  {
    picture: picture("hotel-terrace"),
    caption: "The terrace at nine in the evening, when lanterns are lit.",
  },
  { picture: picture("studio-pool"), caption: "The pool is 1.20 m deep and never heated." },
];

/** Buildings in upright and lying formats, as they were taken. */
export const buildings = [
  { picture: picture("architecture-arcade"), caption: "Arcade, quarter past four" },
  { picture: picture("architecture-house"), caption: "House for a geologist" },
  { picture: picture("corporate-tower"), caption: "One panel, replaced" },
  { picture: picture("studio-brutal"), caption: "Stairs without a building" },
  { picture: picture("courtyard"), caption: "Courtyard with olive tree" },
  { picture: picture("architecture-stairs"), caption: "Study for a theatre" },
  { picture: picture("city-blocks"), caption: "The model, scale 1:500" },
];

/** A walk in eight landscapes. */
export const walk = [
  { picture: picture("travel-mountains"), caption: "Day 1. Above the lake by balloon" },
  { picture: picture("travel-island"), caption: "Day 3. The island has one jetty" },
  { picture: picture("travel-desert"), caption: "Day 6. The arch, at last" },
  { picture: picture("studio-sea"), caption: "Day 8. Rowing home against the tide" },
  { picture: picture("night-cabin"), caption: "Day 9. Snow, and someone is in" },
  { picture: picture("project-papercraft-1"), caption: "From memory, in paper" },
  { picture: picture("hotel-terrace"), caption: "Day 11. A terrace and no plans" },
];

/** One evening at a restaurant. */
export const evening = [
  { picture: picture("restaurant-table"), caption: "Table two, before the guests" },
  { picture: picture("restaurant-dish"), caption: "Scallops, radish, brown butter" },
  { picture: picture("restaurant-wine"), caption: "The red comes from the cook's uncle" },
  { picture: picture("cafe-top"), caption: "Coffee is included" },
  { picture: picture("studio-table"), caption: "Pizza on Sundays only" },
];
