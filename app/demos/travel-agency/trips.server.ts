import type { TravelMode } from "./bands/trip-band/travel-mode.tsx";
import type { PlaceKey } from "./places.server.ts";

/** With whom one travels. */
export const parties = {
  solo: "On my own",
  two: "The two of us",
  family: "With children",
  group: "Friends, four or more",
} as const;

type Party = keyof typeof parties;

/** A journey that Faraway sells, always from its own harbour. */
export interface Trip {
  /** On the pass, and in its bars: FW and three figures. */
  code: `FW${number}`;
  title: string;
  place: PlaceKey;
  mode: TravelMode;
  /** In words, as one would say it: "Ferry, then on foot". */
  by: string;
  days: number;
  /** 1 is January. */
  months: readonly number[];
  /** Places on one departure. */
  room: number;
  parties: readonly Party[];
  /** For one traveller, all in, in euro cents. */
  price: number;
}

export const CURRENCY = "EUR";

export const trips: readonly Trip[] = [
  {
    code: "FW104",
    title: "Round the lake in no hurry",
    place: "aurel",
    mode: "foot",
    by: "Train, then on foot",
    days: 7,
    months: [5, 6, 9],
    room: 8,
    parties: ["solo", "two", "group"],
    price: 129_000,
  },
  {
    code: "FW203",
    title: "Nine days without shoes",
    place: "pomelo",
    mode: "ferry",
    by: "Two ferries, one small",
    days: 9,
    months: [2, 3, 4, 11],
    room: 12,
    parties: ["two", "family", "group"],
    price: 175_000,
  },
  {
    code: "FW311",
    title: "Up the steps, past the lemons",
    place: "rialva",
    mode: "ferry",
    by: "Ferry, then stairs",
    days: 5,
    months: [4, 5, 10],
    room: 10,
    parties: ["solo", "two", "group"],
    price: 89_000,
  },
  {
    code: "FW520",
    title: "The copper line, end to end",
    place: "cuprin",
    mode: "train",
    by: "Train, all of it",
    days: 9,
    months: [5, 6, 7, 8, 9, 10],
    room: 16,
    parties: ["solo", "two", "family", "group"],
    price: 136_000,
  },
  {
    code: "FW402",
    title: "Keeper for a week",
    place: "skerrow",
    mode: "ferry",
    by: "Post boat, weather allowing",
    days: 7,
    months: [1, 2, 11, 12],
    room: 2,
    parties: ["solo", "two"],
    price: 98_000,
  },
  {
    code: "FW606",
    title: "Four nights under one blanket",
    place: "ochre",
    mode: "foot",
    by: "Train, then on foot",
    days: 6,
    months: [1, 2, 3, 11, 12],
    room: 6,
    parties: ["solo", "two", "group"],
    price: 108_000,
  },
  {
    code: "FW117",
    title: "One basket, two mornings",
    place: "aurel",
    mode: "balloon",
    by: "Train, then balloon",
    days: 4,
    months: [6, 7, 8, 9],
    room: 4,
    parties: ["two", "family"],
    price: 148_000,
  },
  {
    code: "FW318",
    title: "A house, a boat and no plan",
    place: "rialva",
    mode: "ferry",
    by: "Ferry, then your own oars",
    days: 8,
    months: [6, 7, 8],
    room: 6,
    parties: ["family", "group"],
    price: 112_000,
  },
  {
    code: "FW409",
    title: "Where the whale turns round",
    place: "skerrow",
    mode: "ferry",
    by: "Post boat, both ways",
    days: 6,
    months: [7, 8],
    room: 9,
    parties: ["solo", "two", "family"],
    price: 124_000,
  },
];
