import type { systemFaces } from "./system-faces.ts";

/**
 * The font files a skin can choose from: latin, one file each, taken from the registry's fontsource packages, or cut from them by
 * `scripts/subset_fonts.py` (licences in `LICENSES`). Sites in Polish or Turkish have the file of further letters beside it as well
 * (`extended-latin.ts`). `weight` is the range the file holds, `stretch` that of its widths. `fallback` is the kind of system face shown until the file is there; its metrics
 * are adjusted to the font's own when the skin's stylesheet is generated, so that text does not move when the font arrives.
 */
export const fonts = {
  Archivo: {
    file: "#app/fonts/archivo-wide.woff2",
    weight: "300 700",
    stretch: "100% 125%",
    fallback: "sans",
  },
  "Big Shoulders": {
    file: "#app/fonts/big-shoulders-black.woff2",
    weight: "900",
    fallback: "sans",
  },
  "Bodoni Moda": {
    file: "#app/fonts/bodoni-display.woff2",
    weight: "400 500",
    fallback: "serif",
  },
  "Bricolage Grotesque": {
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    weight: "200 800",
    fallback: "sans",
  },
  Cormorant: {
    file: "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2",
    weight: "300 700",
    fallback: "serif",
  },
  "Dela Gothic One": {
    file: "@fontsource/dela-gothic-one/files/dela-gothic-one-latin-400-normal.woff2",
    weight: "400",
    fallback: "sans",
  },
  "Familjen Grotesk": {
    file: "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
    weight: "400 700",
    fallback: "sans",
  },
  Figtree: {
    file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weight: "300 900",
    fallback: "sans",
  },
  "Fraunces Soft": {
    file: "#app/fonts/fraunces-soft.woff2",
    weight: "300 600",
    fallback: "serif",
  },
  Gabarito: {
    file: "@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2",
    weight: "400 900",
    fallback: "sans",
  },
  Geist: {
    file: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
    weight: "100 900",
    fallback: "sans",
  },
  "Geist Mono": {
    file: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    weight: "100 900",
    fallback: "sans",
  },
  "Gilda Display": {
    file: "@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff2",
    weight: "400",
    fallback: "serif",
  },
  Gloock: {
    file: "@fontsource/gloock/files/gloock-latin-400-normal.woff2",
    weight: "400",
    fallback: "serif",
  },
  "Hanken Grotesk": {
    file: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    weight: "100 900",
    fallback: "sans",
  },
  "Instrument Sans": {
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    weight: "400 700",
    fallback: "sans",
  },
  "Instrument Serif": {
    file: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    weight: "400",
    fallback: "serif",
  },
  Italiana: {
    file: "@fontsource/italiana/files/italiana-latin-400-normal.woff2",
    weight: "400",
    fallback: "serif",
  },
  Jost: {
    file: "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
    weight: "100 900",
    fallback: "sans",
  },
  Literata: {
    file: "#app/fonts/literata-text.woff2",
    weight: "300 700",
    fallback: "serif",
  },
  Manrope: {
    file: "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2",
    weight: "200 800",
    fallback: "sans",
  },
  Marcellus: {
    file: "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2",
    weight: "400",
    fallback: "serif",
  },
  "Newsreader Display": {
    file: "#app/fonts/newsreader-display.woff2",
    weight: "400",
    fallback: "serif",
  },
  "Nunito Sans": {
    file: "@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2",
    weight: "200 1000",
    fallback: "sans",
  },
  Outfit: {
    file: "@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2",
    weight: "100 900",
    fallback: "sans",
  },
  "Playfair Display": {
    file: "@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2",
    weight: "400 900",
    fallback: "serif",
  },
  "Plus Jakarta Sans": {
    file: "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
    weight: "200 800",
    fallback: "sans",
  },
  "Source Serif 4": {
    file: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
    weight: "200 900",
    fallback: "serif",
  },
  Syne: {
    file: "@fontsource-variable/syne/files/syne-latin-wght-normal.woff2",
    weight: "400 800",
    fallback: "sans",
  },
  Unbounded: {
    file: "#app/fonts/unbounded.woff2",
    weight: "650",
    fallback: "sans",
  },
  "Young Serif": {
    file: "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2",
    weight: "400",
    fallback: "serif",
  },
} as const satisfies Record<string, Font>;

export interface Font {
  file: string;
  weight: string;
  stretch?: string;
  fallback: keyof typeof systemFaces;
}

export type FontName = keyof typeof fonts;
