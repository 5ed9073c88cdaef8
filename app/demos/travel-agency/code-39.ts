/** Nine elements of each sign, bar and gap in turn; `w` is a wide one (ISO/IEC 16388). */
const SIGNS = {
  "0": "nnnwwnwnn",
  "1": "wnnwnnnnw",
  "2": "nnwwnnnnw",
  "3": "wnwwnnnnn",
  "4": "nnnwwnnnw",
  "5": "wnnwwnnnn",
  "6": "nnwwwnnnn",
  "7": "nnnwnnwnw",
  "8": "wnnwnnwnn",
  "9": "nnwwnnwnn",
  F: "nnwnwwnnn",
  W: "wwwnnnnnn",
  "*": "nwnnwnwnn",
} as const;

type Sign = keyof typeof SIGNS;

/** A wide element is as wide as three narrow ones. */
const WIDE = 3;

export interface Barcode {
  /** Width of the whole, in narrow elements. */
  width: number;
  /** The bars as an SVG path one unit high. */
  bars: string;
}

/**
 * A code of FW and figures as Code 39, which any scanner reads.
 * @throws RangeError for a sign that our codes do not have.
 */
export function code39(code: string): Barcode {
  let at = 0;
  let bars = "";
  for (const sign of `*${code}*`) {
    if (!isSign(sign)) throw new RangeError(`No bars are known for "${sign}" in ${code}.`);
    [...SIGNS[sign]].forEach((element, index) => {
      const width = element === "w" ? WIDE : 1;
      if (index % 2 === 0) bars += `M${at} 0h${width}v1h-${width}z`;
      at += width;
    });
    at += 1;
  }
  // The gap after the last sign is no part of it.
  return { width: at - 1, bars };
}

function isSign(sign: string): sign is Sign {
  return sign in SIGNS;
}
