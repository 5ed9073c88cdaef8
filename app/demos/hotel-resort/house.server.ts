import type { PictureSource } from "#content/media.ts";
import { picture } from "#content/media.ts";
import type { RoomRate, StayRules } from "./stay.ts";

export const rules: StayRules = {
  zone: "Europe/Madrid",
  currency: "EUR",
  nights: { min: 2, max: 21 },
  monthsAhead: 12,
  high: { from: "06-01", to: "09-30" },
};

export interface Room extends RoomRate {
  count: number;
  /** Inside, in square metres; what the plan in `public/drawings/marisma.svg` measures. */
  area: number;
  picture: PictureSource;
  position?: string;
}

export const rooms: readonly Room[] = [
  {
    key: "patio",
    name: "patio room",
    count: 4,
    area: 21,
    sleeps: 2,
    calm: 140_00,
    high: 185_00,
    picture: picture("courtyard"),
    position: "50% 78%",
  },
  {
    key: "marsh",
    name: "marsh room",
    count: 3,
    area: 26,
    sleeps: 2,
    calm: 165_00,
    high: 215_00,
    picture: picture("hotel-resort-marsh-room"),
  },
  {
    key: "sea",
    name: "sea room",
    count: 3,
    area: 31,
    sleeps: 3,
    calm: 210_00,
    high: 275_00,
    picture: picture("hotel-room"),
  },
  {
    key: "tower",
    name: "tower",
    count: 1,
    area: 30,
    sleeps: 2,
    calm: 290_00,
    high: 360_00,
    picture: picture("hotel-resort-tower-room"),
  },
];

/** How many guests one room can take. */
export const mostGuests = Math.max(...rooms.map(({ sleeps }) => sleeps));

/** What the browser needs of the rooms to work out a price. */
export const rates: readonly RoomRate[] = rooms.map(({ key, name, sleeps, calm, high }) => ({
  key,
  name,
  sleeps,
  calm,
  high,
}));
