/** What this visit has loaded, as the browser noted it: kB (1000 bytes) of bodies as they travelled, compressed. */
export interface Visit {
  html: number;
  script: number;
  css: number;
  fonts: number;
  largestPicture: number;
  total: number;
  /** Seconds from the request to the first thing drawn; null where the browser does not tell. */
  firstPaint: number | null;
  /** Sum of all jumps without input; null where the browser does not tell. */
  layoutShift: number | null;
  /** False when the visit began on another page, whose files are in the figures too. */
  beganHere: boolean;
}

/** The figures that a line or a row may show. */
export type VisitFigure = Exclude<keyof Visit, "beganHere">;

/** One file, as `PerformanceResourceTiming` has it. */
export interface LoadedFile {
  name: string;
  encodedBodySize: number;
}

const kinds = {
  script: /\.(?:m?js|tsx?)$/,
  css: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(?:avif|webp|jpe?g|png|svg)$/,
} as const;

/** Adds up what was loaded. A file that is named twice (fetched ahead, then used) counts once. */
export function sumFiles(
  files: readonly LoadedFile[],
  htmlBytes: number,
): Pick<Visit, "html" | "script" | "css" | "fonts" | "largestPicture" | "total"> {
  const sizes = new Map(files.map(({ name, encodedBodySize }) => [name, encodedBodySize / 1000]));
  const of = (kind: RegExp) =>
    [...sizes].filter(([name]) => kind.test(new URL(name).pathname)).map(([, size]) => size);
  const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
  const html = htmlBytes / 1000;
  return {
    html,
    script: sum(of(kinds.script)),
    css: sum(of(kinds.css)),
    fonts: sum(of(kinds.fonts)),
    largestPicture: Math.max(0, ...of(kinds.pictures)),
    total: html + sum(sizes.values()),
  };
}

/** As it is written: `98.2 kB`, `0.41 s`, `0.003`. Null stays null: nothing was measured. */
export function formatFigure(figure: VisitFigure, value: number | null): string | null {
  if (value === null) return null;
  if (figure === "layoutShift") return value.toFixed(3);
  return figure === "firstPaint" ? `${value.toFixed(2)} s` : `${value.toFixed(1)} kB`;
}
