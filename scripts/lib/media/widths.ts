import type { Sharp } from "sharp";

/** Widths offered to browsers. A picture narrower than the second also keeps its own width. */
const steps = [480, 960, 1440, 1920] as const;

export const largestStep = steps[3];

/** Largest file a visitor may have to load for one picture. */
export const maxBytes = 120_000;

/** Of the encoder, 0 to 100: a picture begins with the best, and goes no lower than what still looks well. */
const quality = { best: 64, least: 34 } as const;

/** How much smaller a file becomes with each point of quality: 3.5 %, measured on one picture with grain (decision 61); a guess for others. */
const PER_POINT = 0.035;

/** The widths of a picture that is `own` pixels wide. */
export function widthsFor(own: number): number[] {
  const widths: number[] = steps.filter((step) => step <= own);
  return own < steps[1] && !widths.includes(own) ? [...widths, own] : widths;
}

/**
 * The picture within `maxBytes`, at about the best quality that allows; null when there is none.
 * @param picture makes it anew for each try.
 * @param effort of the encoder, 0 to 9: more than 3 takes five times as long or more, for a few bytes less.
 */
export async function bestAvif(
  picture: () => Sharp,
  width: number,
  effort: number,
): Promise<Buffer | null> {
  for (let tried: number = quality.best; ;) {
    const avif = await picture().resize({ width }).avif({ quality: tried, effort }).toBuffer();
    if (avif.length <= maxBytes) return avif;
    if (tried === quality.least) return null;
    const fitting = Math.floor(tried - Math.log(avif.length / maxBytes) / PER_POINT);
    tried = Math.max(quality.least, Math.min(fitting, tried - 2));
  }
}
