/**
 * Faces that systems have: Windows and Apple's the first of each kind, Linux one that is as wide; Android the second; a Linux with nothing else the
 * third. A browser takes the first that it finds. Measures are read from the fonts' own tables; `xWidthAvg` is the mean advance of a letter of
 * English text, as Capsize counts it.
 */
export const systemFaces = {
  sans: [
    {
      familyName: "Arial",
      local: ["Arial", "Liberation Sans"],
      unitsPerEm: 2048,
      ascent: 1854,
      descent: -434,
      lineGap: 67,
      xWidthAvg: 913,
    },
    {
      familyName: "Roboto",
      local: ["Roboto"],
      unitsPerEm: 2048,
      ascent: 1900,
      descent: -500,
      lineGap: 0,
      xWidthAvg: 911,
    },
    {
      familyName: "DejaVu Sans",
      local: ["DejaVu Sans"],
      unitsPerEm: 2048,
      ascent: 1901,
      descent: -483,
      lineGap: 0,
      xWidthAvg: 1041,
    },
  ],
  serif: [
    {
      familyName: "Times New Roman",
      local: ["Times New Roman", "Liberation Serif"],
      unitsPerEm: 2048,
      ascent: 1825,
      descent: -443,
      lineGap: 87,
      xWidthAvg: 832,
    },
    {
      familyName: "Noto Serif",
      local: ["Noto Serif", "Noto Serif Regular", "NotoSerif-Regular"],
      unitsPerEm: 1000,
      ascent: 1069,
      descent: -293,
      lineGap: 0,
      xWidthAvg: 481,
    },
    {
      familyName: "DejaVu Serif",
      local: ["DejaVu Serif"],
      unitsPerEm: 2048,
      ascent: 1901,
      descent: -483,
      lineGap: 0,
      xWidthAvg: 1058,
    },
  ],
} satisfies Record<"sans" | "serif", SystemFace[]>;

export interface SystemFace {
  familyName: string;
  /** Its names on the systems that have it, or one as wide. */
  local: string[];
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  xWidthAvg: number;
}

/** The name under which a font's substitute stands in a stack. */
export function substituteName(family: string, { familyName }: SystemFace): string {
  return `${family} as ${familyName}`;
}
