import { picture } from "#content/media.ts";

/**
 * Where one can go. All of it is invented, so that nobody has been there before the visitor.
 * `code` is what the boarding pass prints.
 */
export const places = {
  aurel: {
    name: "Lake Aurel",
    code: "AUR",
    text: "Seven villages, one path, and a ferryman who waits if you wave.",
    picture: picture("travel-mountains"),
    position: "40% 50%",
  },
  pomelo: {
    name: "Isla Pomelo",
    code: "POM",
    text: "An hour to walk round, or nine days to enjoy it.",
    picture: picture("travel-island"),
  },
  rialva: {
    name: "Rialva",
    code: "RIA",
    text: "Four hundred steps, with a bakery half way up.",
    picture: picture("travel-agency-town"),
  },
  skerrow: {
    name: "Skerrow",
    code: "SKR",
    text: "One lighthouse, three huts, and a whale most afternoons.",
    picture: picture("travel-agency-lighthouse"),
  },
  cuprin: {
    name: "Val Cuprin",
    code: "CUP",
    text: "The train is slow because the driver likes the view.",
    picture: picture("travel-agency-viaduct"),
  },
  ochre: {
    name: "The Ochre Sea",
    code: "OCH",
    text: "A desert, named after its waves. In the afternoon they move.",
    picture: picture("travel-desert"),
    position: "75% 50%",
  },
} as const;

export type PlaceKey = keyof typeof places;
