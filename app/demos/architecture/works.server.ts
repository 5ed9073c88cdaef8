/** Everything the office has built or walled up. Plans of all of them lie on one sheet; five hang in the reel with a picture. */
export interface Work {
  name: string;
  year: number;
  place: string;
  /** In m². */
  area: number;
  /** What has become of it. */
  now: string;
  /** Of its ground plan (`public/drawings/plinth.svg`): width and depth in metres, walls included. */
  size: readonly [number, number];
}

export const works = {
  boatShed: {
    name: "Boat shed",
    year: 2026,
    place: "Galaxidi",
    area: 118,
    now: "On site, no roof yet",
    size: [6.6, 18],
  },
  house: {
    name: "House with a long wall",
    year: 2024,
    place: "Gytheio",
    area: 214,
    now: "Lived in",
    size: [22.8, 14],
  },
  bath: {
    name: "Bath hall",
    year: 2023,
    place: "Edipsos",
    area: 505,
    now: "Open from six",
    size: [25.3, 20],
  },
  busStop: {
    name: "Bus stop for eleven",
    year: 2022,
    place: "Nafplio",
    area: 19,
    now: "No bus line so far",
    size: [9.6, 2.2],
  },
  chapel: {
    name: "Chapel in two halves",
    year: 2021,
    place: "Koroni",
    area: 132,
    now: "Always open",
    size: [12.4, 11.8],
  },
  gardenWall: {
    name: "Garden wall",
    year: 2020,
    place: "Patras",
    area: 0,
    now: "Standing, and so is the quarrel",
    size: [24, 0.5],
  },
  school: {
    name: "School on a long shadow",
    year: 2019,
    place: "Aigio",
    area: 1_120,
    now: "140 pupils",
    size: [56, 20.4],
  },
  flat: {
    name: "Flat above the office",
    year: 2018,
    place: "Athens",
    area: 61,
    now: "Ours",
    size: [11.2, 5.6],
  },
  market: {
    name: "Market hall",
    year: 2017,
    place: "Kalamata",
    area: 2_310,
    now: "Extended by others",
    size: [66, 35.4],
  },
  brothers: {
    name: "House for two brothers",
    year: 2016,
    place: "Chania",
    area: 218,
    now: "Both in residence",
    size: [15, 15],
  },
  waterTower: {
    name: "Water tower",
    year: 2015,
    place: "Larissa",
    area: 46,
    now: "Full",
    size: [8, 8],
  },
  saltMuseum: {
    name: "Museum of salt",
    year: 2014,
    place: "Messolonghi",
    area: 1_275,
    now: "Closed on Mondays",
    size: [51.6, 25.4],
  },
  registry: {
    name: "Land registry",
    year: 2012,
    place: "Elefsina",
    area: 1_620,
    now: "In daily use",
    size: [45.4, 36],
  },
  kiosk: {
    name: "Kiosk",
    year: 2011,
    place: "Athens",
    area: 4,
    now: "Stolen in 2013",
    size: [2.2, 2.2],
  },
  bakery: {
    name: "Bakery",
    year: 2009,
    place: "Volos",
    area: 92,
    now: "Demolished in 2020, rightly",
    size: [11.7, 8.2],
  },
} as const satisfies Record<string, Work>;
