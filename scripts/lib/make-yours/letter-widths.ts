import type { Skin } from "#app/skins/skin.ts";

/** What the widths are measured with: a headline as others are. */
export const measuredText = "Manners, Wool and Water: what we do for Quiet Days";

/**
 * How wide a letter of the text is, in em, in the weight and width that the template sets headlines in, without their tracking
 * (`tests/e2e/letter-widths.spec.ts` measures again).
 */
export const letterWidths: Readonly<Record<string, number | undefined>> = {
  Archivo: 0.621,
  "Big Shoulders": 0.442,
  "Bodoni Moda": 0.494,
  "Bricolage Grotesque": 0.512,
  Cormorant: 0.424,
  "Dela Gothic One": 0.601,
  "Familjen Grotesk": 0.468,
  Figtree: 0.491,
  "Fraunces Soft": 0.411,
  Gabarito: 0.478,
  Geist: 0.504,
  "Geist Mono": 0.6,
  "Gilda Display": 0.482,
  Gloock: 0.481,
  "Hanken Grotesk": 0.482,
  "Instrument Sans": 0.494,
  "Instrument Serif": 0.355,
  Italiana: 0.455,
  Jost: 0.473,
  Literata: 0.512,
  Manrope: 0.51,
  Marcellus: 0.493,
  "Newsreader Display": 0.468,
  "Nunito Sans": 0.494,
  Outfit: 0.487,
  "Playfair Display": 0.482,
  "Plus Jakarta Sans": 0.514,
  "Source Serif 4": 0.508,
  Syne: 0.844,
  Unbounded: 0.663,
  "Young Serif": 0.539,
};

/** How far a line of headlines runs for each letter of it, in em of the size that the page asks for. */
export function lineRun({ font, tracking, scale = 1, fit = 1 }: Skin["display"]): number {
  const width = letterWidths[font];
  if (width === undefined)
    throw new Error(`How wide is a letter of "${font}"? ${import.meta.filename} does not say.`);
  return (width + tracking) * scale * fit;
}
