/** The closed lists that products choose from; free of products, so that browser code may use them too. */

/** Colours in the order of the filter: one name for each, so that a filter finds all articles of it. `swatch` is sRGB. */
export const productColours = {
  ecru: { label: "Ecru", swatch: "#ece3d2" },
  natural: { label: "Natural", swatch: "#d9c7a6" },
  honey: { label: "Honey", swatch: "#d39a55" },
  camel: { label: "Camel", swatch: "#b98a58" },
  ochre: { label: "Ochre", swatch: "#c98f2b" },
  gold: { label: "Gold", swatch: "#c7a14a" },
  brown: { label: "Brown", swatch: "#6d4630" },
  terracotta: { label: "Terracotta", swatch: "#d9623b" },
  clay: { label: "Clay", swatch: "#d2714a" },
  rust: { label: "Rust", swatch: "#c25a33" },
  brick: { label: "Brick red", swatch: "#b8402a" },
  oxblood: { label: "Oxblood", swatch: "#9c3328" },
  blush: { label: "Blush", swatch: "#efb49c" },
  sage: { label: "Sage", swatch: "#8fb07f" },
  forest: { label: "Forest green", swatch: "#3f7259" },
  sky: { label: "Light blue", swatch: "#9cc4ea" },
  blue: { label: "Blue", swatch: "#2b55a5" },
  navy: { label: "Navy", swatch: "#243a7a" },
  slate: { label: "Slate", swatch: "#5c6b7a" },
  ink: { label: "Ink", swatch: "#252a36" },
  black: { label: "Black", swatch: "#1d1d1f" },
  /** Sets whose pieces differ. */
  assorted: { label: "Assorted", swatch: "#b9a58c" },
} as const;

export type ColourId = keyof typeof productColours;

/** Sizes in the order of the filter. An article without sizes has none of them. */
export const productSizes = [
  "XS",
  "S",
  "M",
  "L",
  "XL",
  "37",
  "38",
  "39",
  "40",
  "41",
  "42",
  "43",
  "44",
  "45",
  "80 cm",
  "90 cm",
  "100 cm",
] as const;

export type ProductSize = (typeof productSizes)[number];
