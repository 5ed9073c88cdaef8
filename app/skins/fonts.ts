/**
 * The font files a skin can choose from: latin, one file each, taken from the registry's fontsource packages, or cut from them by
 * `scripts/subset_fonts.py` (licences in `LICENSES`). `weight` is the range the file holds, `stretch` that of its widths. `fallback` is the system face shown until the file is there; its metrics
 * are adjusted to the font's own when the skin's stylesheet is generated, so that text does not move when the font arrives.
 */
export const fonts = {
  Archivo: {
    file: "#app/fonts/archivo-wide.woff2",
    weight: "300 700",
    stretch: "100% 125%",
    fallback: "Arial",
    fallbackRuns: 1.05,
  },
  "Big Shoulders": {
    file: "#app/fonts/big-shoulders-black.woff2",
    weight: "900",
    fallback: "Arial",
  },
  "Bodoni Moda": {
    file: "#app/fonts/bodoni-display.woff2",
    weight: "400 500",
    fallback: "Times New Roman",
  },
  "Bricolage Grotesque": {
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    weight: "200 800",
    fallback: "Arial",
    fallbackRuns: 1.025,
  },
  Cormorant: {
    file: "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2",
    weight: "300 700",
    fallback: "Times New Roman",
  },
  "Dela Gothic One": {
    file: "@fontsource/dela-gothic-one/files/dela-gothic-one-latin-400-normal.woff2",
    weight: "400",
    fallback: "Arial",
    fallbackRuns: 1.036,
  },
  "Familjen Grotesk": {
    file: "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
    weight: "400 700",
    fallback: "Arial",
  },
  Figtree: {
    file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weight: "300 900",
    fallback: "Arial",
    fallbackRuns: 0.991,
  },
  "Fraunces Soft": {
    file: "#app/fonts/fraunces-soft.woff2",
    weight: "300 600",
    fallback: "Times New Roman",
    fallbackRuns: 1.069,
  },
  Gabarito: {
    file: "@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2",
    weight: "400 900",
    fallback: "Arial",
    fallbackRuns: 0.985,
  },
  Geist: {
    file: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
    weight: "100 900",
    fallback: "Arial",
    fallbackRuns: 1.018,
  },
  "Geist Mono": {
    file: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    weight: "100 900",
    fallback: "Arial",
  },
  "Gilda Display": {
    file: "@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff2",
    weight: "400",
    fallback: "Times New Roman",
  },
  Gloock: {
    file: "@fontsource/gloock/files/gloock-latin-400-normal.woff2",
    weight: "400",
    fallback: "Times New Roman",
    fallbackRuns: 1.03,
  },
  "Hanken Grotesk": {
    file: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    weight: "100 900",
    fallback: "Arial",
  },
  "Instrument Sans": {
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    weight: "400 700",
    fallback: "Arial",
  },
  "Instrument Serif": {
    file: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    weight: "400",
    fallback: "Times New Roman",
  },
  Italiana: {
    file: "@fontsource/italiana/files/italiana-latin-400-normal.woff2",
    weight: "400",
    fallback: "Times New Roman",
  },
  Jost: {
    file: "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
    weight: "100 900",
    fallback: "Arial",
  },
  Literata: {
    file: "#app/fonts/literata-text.woff2",
    weight: "300 700",
    fallback: "Times New Roman",
    fallbackRuns: 1.014,
  },
  Manrope: {
    file: "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2",
    weight: "200 800",
    fallback: "Arial",
    fallbackRuns: 0.965,
  },
  Marcellus: {
    file: "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2",
    weight: "400",
    fallback: "Times New Roman",
  },
  "Newsreader Display": {
    file: "#app/fonts/newsreader-display.woff2",
    weight: "400",
    fallback: "Times New Roman",
    fallbackRuns: 1.012,
  },
  "Nunito Sans": {
    file: "@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2",
    weight: "200 1000",
    fallback: "Arial",
    fallbackRuns: 0.959,
  },
  Outfit: {
    file: "@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2",
    weight: "100 900",
    fallback: "Arial",
  },
  "Playfair Display": {
    file: "@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2",
    weight: "400 900",
    fallback: "Times New Roman",
  },
  "Plus Jakarta Sans": {
    file: "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
    weight: "200 800",
    fallback: "Arial",
  },
  "Source Serif 4": {
    file: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
    weight: "200 900",
    fallback: "Times New Roman",
  },
  Syne: {
    file: "@fontsource-variable/syne/files/syne-latin-wght-normal.woff2",
    weight: "400 800",
    fallback: "Arial",
    fallbackRuns: 0.807,
  },
  Unbounded: {
    file: "#app/fonts/unbounded.woff2",
    weight: "650",
    fallback: "Arial",
    fallbackRuns: 0.965,
  },
  "Young Serif": {
    file: "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2",
    weight: "400",
    fallback: "Times New Roman",
    fallbackRuns: 1.014,
  },
} as const satisfies Record<string, Font>;

export interface Font {
  file: string;
  weight: string;
  stretch?: string;
  fallback: "Arial" | "Times New Roman";
  /**
   * How much longer a line of English gets in the fallback, once its size is adjusted to the font's average letter, than in the font at the
   * weight that skins use: measured in a browser, left out where no line wrapped differently. A line that wraps elsewhere moves the page when
   * the font arrives.
   */
  fallbackRuns?: number;
}

export type FontName = keyof typeof fonts;
