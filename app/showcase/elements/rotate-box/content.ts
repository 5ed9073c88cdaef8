import { picture } from "#content/media.ts";

/** Rooms of a house by the sea. */
export const rooms = [
  {
    title: "The arch room",
    text: "Bed towards the sea, floor that keeps the morning cool, no television.",
    price: "€180 a night",
    href: "/page/contact-simple",
    picture: picture("interior-bedroom"),
  },
  {
    title: "The courtyard",
    text: "Breakfast under the olive tree until eleven, or until you are done.",
    price: "€24 a person",
    href: "/page/contact-classic",
    picture: picture("courtyard"),
  },
  {
    title: "The spa cellar",
    text: "Ninety minutes for two, stones warmed in the bread oven next door.",
    price: "€140 for two",
    href: "/page/contact-modern",
    picture: picture("spa-candle"),
  },
];

/** A forestry’s year, with the sources of its figures. */
export const trees = [
  {
    figure: "61,400",
    label: "trees planted between March and May",
    source:
      "Counted by the crew leaders on paper, row by row, and again from the air in September, when 57,900 of them had leaves.",
  },
  {
    figure: "9 in 10",
    label: "boards sold within forty kilometres",
    source:
      "From the delivery notes of last year: 1,204 of 1,338 loads. The others went to one boat builder, who picks them up himself.",
  },
];

/** Sizes of a speaker. */
export const instruments = [
  { term: "Height", detail: "21 cm" },
  { term: "Weight", detail: "1.9 kg" },
  { term: "Cover", detail: "Wool, washable at 30°" },
  { term: "Sockets", detail: "Two, at the foot" },
];
