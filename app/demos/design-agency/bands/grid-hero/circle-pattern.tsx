import * as styles from "./circle-pattern.module.css";
import { type CSSProperties, useState } from "react";

const SIZE = 8;

interface CirclePatternProps {
  /** Decides which circles are filled how: the same number always draws the same pattern. */
  seed: number;
  className?: string;
}

/**
 * Sixteen circles on a square of eight by eight tiles. The quarters turn in a wave, so that the circles dissolve into bows and come
 * together one tile further on. Decorative. It moves from 768 px and where motion is welcome; its button stops it (WCAG 2.2.2).
 */
export function CirclePattern({ seed, className }: CirclePatternProps) {
  const [isPaused, setPaused] = useState(false);
  const tiles = tilesOf(seed);
  return (
    <div className={className}>
      <div className={styles.pattern} data-paused={isPaused || undefined}>
        {/* The strokes close the hairlines that anti-aliasing leaves between neighbours. */}
        <svg viewBox="0 0 80 80" strokeWidth="0.26" aria-hidden>
          {tiles.map(
            ({ x, y, ground }) =>
              ground && (
                <rect
                  key={`${x} ${y}`}
                  transform={placeOf(x, y)}
                  width="10"
                  height="10"
                  fill={ground}
                  stroke={ground}
                />
              ),
          )}
          {tiles.map(({ x, y, fill, turns }) => (
            <g key={`${x} ${y}`} transform={`${placeOf(x, y)} rotate(${turns * 90} 5 5)`}>
              <path
                d="M10 10V0A10 10 0 0 0 0 10z"
                fill={fill}
                stroke={fill}
                style={{ "--order": x + y } as CSSProperties}
              />
            </g>
          ))}
        </svg>
        <button
          type="button"
          data-replay
          onClick={() => setPaused(!isPaused)}
          className="underline decoration-1 underline-offset-4 hover:text-brand-ink"
        >
          {isPaused ? "Play animation" : "Pause animation"}
        </button>
      </div>
    </div>
  );
}

const placeOf = (x: number, y: number) => `translate(${x * 10} ${y * 10})`;

interface Tile {
  x: number;
  y: number;
  /** Colour of the tile behind its quarter; the page's own when left out. */
  ground?: string;
  fill: string;
  /** Quarter turns, clockwise, that bring the quarter's centre to the middle of its circle. */
  turns: number;
}

const looks = [
  { fill: "var(--ink)" },
  { fill: "var(--brand)" },
  { ground: "var(--ink)", fill: "var(--paper)" },
  { fill: "var(--ink)" },
  { ground: "var(--brand)", fill: "var(--ink)" },
  { fill: "var(--ink)" },
] as const;

/** The tiles row by row. Four of them are a circle and share a look. */
function tilesOf(seed: number): Tile[] {
  const lookOf = circleLooks(seed);
  return Array.from({ length: SIZE * SIZE }, (_, index) => {
    const x = index % SIZE;
    const y = Math.floor(index / SIZE);
    const circle = Math.floor(y / 2) * (SIZE / 2) + Math.floor(x / 2);
    const turns = y % 2 === 0 ? x % 2 : 3 - (x % 2);
    return { x, y, turns, ...looks[lookOf[circle]!]! };
  });
}

/** For each circle the number of its look, by a linear congruential generator (Numerical Recipes). */
function circleLooks(seed: number): number[] {
  let state = seed;
  return Array.from({ length: (SIZE / 2) ** 2 }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * looks.length);
  });
}
