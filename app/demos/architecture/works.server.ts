/** Everything the office has built or walled up. Pictures and plans of five of them hang in the reel. */
export interface Work {
  name: string;
  year: number;
  place: string;
  /** In m². */
  area: number;
  /** What has become of it. */
  now: string;
}

export const works = {
  boatShed: {
    name: "Boat shed",
    year: 2026,
    place: "Galaxidi",
    area: 118,
    now: "On site, no roof yet",
  },
  house: {
    name: "House with a long wall",
    year: 2024,
    place: "Gytheio",
    area: 214,
    now: "Lived in",
  },
  bath: { name: "Bath hall", year: 2023, place: "Edipsos", area: 505, now: "Open from six" },
  busStop: {
    name: "Bus stop for eleven",
    year: 2022,
    place: "Nafplio",
    area: 19,
    now: "No bus line so far",
  },
  chapel: {
    name: "Chapel in two halves",
    year: 2021,
    place: "Koroni",
    area: 132,
    now: "Always open",
  },
  gardenWall: {
    name: "Garden wall",
    year: 2020,
    place: "Patras",
    area: 0,
    now: "Standing, and so is the quarrel",
  },
  school: {
    name: "School on a long shadow",
    year: 2019,
    place: "Aigio",
    area: 1_120,
    now: "140 pupils",
  },
  flat: { name: "Flat above the office", year: 2018, place: "Athens", area: 61, now: "Ours" },
  market: {
    name: "Market hall",
    year: 2017,
    place: "Kalamata",
    area: 2_310,
    now: "Extended by others",
  },
  brothers: {
    name: "House for two brothers",
    year: 2016,
    place: "Chania",
    area: 218,
    now: "Both in residence",
  },
  waterTower: {
    name: "Water tower",
    year: 2015,
    place: "Larissa",
    area: 46,
    now: "Full",
  },
  saltMuseum: {
    name: "Museum of salt",
    year: 2014,
    place: "Messolonghi",
    area: 1_275,
    now: "Closed on Mondays",
  },
  registry: {
    name: "Land registry",
    year: 2012,
    place: "Elefsina",
    area: 1_620,
    now: "In daily use",
  },
  kiosk: { name: "Kiosk", year: 2011, place: "Athens", area: 4, now: "Stolen in 2013" },
  bakery: {
    name: "Bakery",
    year: 2009,
    place: "Volos",
    area: 92,
    now: "Demolished in 2020, rightly",
  },
} as const satisfies Record<string, Work>;
