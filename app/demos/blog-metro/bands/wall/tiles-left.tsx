import { squares } from "../squares.ts";
import { tileColours } from "./tile-colours.ts";

interface TilesLeftProps {
  number: number;
  /** Number of tiles that stand on the wall: the next one has the next colour. */
  after: number;
  className?: string | undefined;
}

const ROWS = 3;

/** The tiles that are left to load, face down and small, in the colours that they will have. */
export function TilesLeft({ number, after, className }: TilesLeftProps) {
  const columns = Math.ceil(number / ROWS);
  return (
    <svg
      viewBox={`0 0 ${columns * 10 - 2} ${Math.ceil(number / columns) * 10 - 2}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden
      className={className}
    >
      {Array.from({ length: number }, (_, tile) => {
        const d = squares(tile, tile + 1, columns);
        return (
          <path key={d} d={d} fill={tileColours[(after + tile) % tileColours.length]!.ground} />
        );
      })}
    </svg>
  );
}
