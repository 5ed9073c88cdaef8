import { squares } from "../squares.ts";

interface TileDrawingProps {
  /** What is counted: likes, the day of a month, or minutes of reading. */
  of: "likes" | "day" | "title";
  count: number;
  /** How many days the month has. */
  days: number;
  className?: string | undefined;
}

/** A square for so many likes. */
export const LIKES_A_SQUARE = 10;
const LIKES_A_ROW = 10;
const DAYS_A_ROW = 11;

/** A number of a post in small tiles: a square for every ten likes, the day in its month, or a line as wide as the tile for every minute. */
export function TileDrawing({ of, count, days, className }: TileDrawingProps) {
  const [width, rows, drawing] = drawingOf(of, count, days);
  return (
    <svg
      viewBox={`0 0 ${width} ${rows * 10 - 2}`}
      preserveAspectRatio={of === "title" ? "none" : "xMinYMax"}
      aria-hidden
      className={className}
      fill="currentColor"
    >
      {drawing}
    </svg>
  );
}

function drawingOf(of: TileDrawingProps["of"], count: number, days: number) {
  if (of === "title") return [98, count, <path key="lines" d={lines(count)} />] as const;
  if (of === "likes") {
    const number = Math.max(1, Math.round(count / LIKES_A_SQUARE));
    const rows = Math.ceil(number / LIKES_A_ROW);
    return [98, rows, <path key="likes" d={squares(0, number, LIKES_A_ROW)} />] as const;
  }
  const month = squares(0, count - 1, DAYS_A_ROW) + squares(count, days, DAYS_A_ROW);
  return [
    108,
    Math.ceil(days / DAYS_A_ROW),
    <g key="month">
      <path d={month} opacity="0.25" />
      <path d={squares(count - 1, count, DAYS_A_ROW)} />
    </g>,
  ] as const;
}

/** Lines of a paragraph; the last is short. */
function lines(number: number): string {
  return Array.from(
    { length: number },
    (_, line) => `M0 ${line * 10}h${line === number - 1 ? 54 : 98}v5H0z`,
  ).join("");
}
