/* Films and a place on a map that other companies serve (`embed-providers.ts`). */

export interface Film {
  provider: "youtube" | "vimeo";
  /** The provider's id. */
  id: string;
  title: string;
  /** Who made it and under which licence it may be shown. */
  credit: string;
  licence: { name: string; href: string };
  /** As shown: "10 minutes". */
  length: string;
  /** The film's page at the provider, for visitors without script and for those who prefer it. */
  page: string;
}

const openMovie = {
  name: "CC BY 3.0",
  href: "https://creativecommons.org/licenses/by/3.0/",
} as const;

/** Open movies of the Blender Foundation: free to show anywhere, with credit. */
export const films = {
  bunny: {
    provider: "youtube",
    id: "aqz-KE-bpKQ",
    title: "Big Buck Bunny",
    credit: "Blender Foundation, 2008",
    licence: openMovie,
    length: "10 minutes",
    page: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  },
  sintel: {
    provider: "youtube",
    id: "eRsGyueVLvQ",
    title: "Sintel",
    credit: "Blender Foundation, 2010",
    licence: openMovie,
    length: "15 minutes",
    page: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
  },
  bunnyOnVimeo: {
    provider: "vimeo",
    id: "1084537",
    title: "Big Buck Bunny",
    credit: "Blender Foundation, 2008",
    licence: openMovie,
    length: "10 minutes",
    page: "https://vimeo.com/1084537",
  },
} as const satisfies Record<string, Film>;

export interface MapPlace {
  name: string;
  /** Lines of the postal address; the letters' one is in `site.ts`. */
  address: readonly string[];
  /** Degrees, WGS 84; left out: maps look for the address. */
  position?: { latitude: number; longitude: number };
  /** How to get there, in one sentence. */
  directions?: string;
  /** Symbol of a map in `public/drawings`, drawn for this place; left out: there is none, and the band is its words. */
  drawing?: string;
}

/** Where visitors come to; null: nowhere, and the contact page has no map. */
export const showroom: MapPlace | null = {
  name: "Vitrine showroom",
  address: ["12 Passage des Marchands", "75011 Paris"],
  position: { latitude: 48.8566, longitude: 2.3769 },
  directions:
    "Metro Ledru-Rollin, line 8, then four minutes on foot: leave by the market hall and take the second arch on the left.",
  drawing: "/drawings/paris-map.svg#paris-11",
};
