/**
 * Faces that systems have: Windows and Apple's the first of each kind, Linux one that is as wide; Android the second; a Linux with nothing else the
 * third. A browser takes the first that it finds. Each in two cuts, for weights up to 550 and from there. Measures are read from the fonts' own tables;
 * `xWidthAvg` is the mean advance of a letter of English text, as Capsize counts it.
 */
export const systemFaces = {
  sans: [
    {
      name: "Arial",
      unitsPerEm: 2048,
      ascent: 1854,
      descent: -434,
      lineGap: 67,
      cuts: {
        regular: { local: ["Arial", "Liberation Sans"], xWidthAvg: 913 },
        bold: { local: ["Arial Bold", "Liberation Sans Bold"], xWidthAvg: 983 },
      },
    },
    {
      name: "Roboto",
      unitsPerEm: 2048,
      ascent: 1900,
      descent: -500,
      lineGap: 0,
      cuts: {
        regular: { local: ["Roboto"], xWidthAvg: 911 },
        bold: { local: ["Roboto Bold"], xWidthAvg: 927 },
      },
    },
    {
      name: "DejaVu Sans",
      unitsPerEm: 2048,
      ascent: 1901,
      descent: -483,
      lineGap: 0,
      cuts: {
        regular: { local: ["DejaVu Sans"], xWidthAvg: 1041 },
        bold: { local: ["DejaVu Sans Bold"], xWidthAvg: 1176 },
      },
    },
  ],
  serif: [
    {
      name: "Times New Roman",
      unitsPerEm: 2048,
      ascent: 1825,
      descent: -443,
      lineGap: 87,
      cuts: {
        regular: { local: ["Times New Roman", "Liberation Serif"], xWidthAvg: 832 },
        bold: { local: ["Times New Roman Bold", "Liberation Serif Bold"], xWidthAvg: 886 },
      },
    },
    {
      name: "Noto Serif",
      unitsPerEm: 1000,
      ascent: 1069,
      descent: -293,
      lineGap: 0,
      cuts: {
        regular: {
          local: ["Noto Serif", "Noto Serif Regular", "NotoSerif-Regular"],
          xWidthAvg: 481,
        },
        bold: { local: ["Noto Serif Bold", "NotoSerif-Bold"], xWidthAvg: 512 },
      },
    },
    {
      name: "DejaVu Serif",
      unitsPerEm: 2048,
      ascent: 1901,
      descent: -483,
      lineGap: 0,
      cuts: {
        regular: { local: ["DejaVu Serif"], xWidthAvg: 1058 },
        bold: { local: ["DejaVu Serif Bold"], xWidthAvg: 1168 },
      },
    },
  ],
} satisfies Record<"sans" | "serif", SystemFace[]>;

export interface SystemFace {
  name: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  cuts: Record<Cut, { local: string[]; xWidthAvg: number }>;
}

export type Cut = "regular" | "bold";

/** The cuts that stand in for a font, with the weights that each takes: one alone takes all. @param weight the font's range, as in CSS. */
export function cutsFor(weight: string): { cut: Cut; weights: string }[] {
  const [lightest = 400, heaviest = lightest] = weight.split(" ").map(Number);
  if (heaviest <= 550) return [{ cut: "regular", weights: "1 1000" }];
  if (lightest > 550) return [{ cut: "bold", weights: "1 1000" }];
  return [
    { cut: "regular", weights: "1 550" },
    { cut: "bold", weights: "551 1000" },
  ];
}

/** The name under which a font's substitute stands in a stack. */
export function substituteName(family: string, { name }: SystemFace): string {
  return `${family} as ${name}`;
}
