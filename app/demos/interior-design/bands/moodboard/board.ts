/** A place on the board in percent of its width and height, from the corner where a line of text begins. */
export interface Place {
  x: number;
  y: number;
}

/** Half of a piece, in the same percent. */
export interface Reach {
  x: number;
  y: number;
}

/** How far one press of an arrow key moves a piece, in percent of the board; with Shift the larger one. */
const STEP = { small: 2, large: 10 } as const;

export const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;

export type Arrow = (typeof arrows)[number];

/** The nearest place at which a piece lies wholly on the board; its middle where the piece is larger than the board. */
export function keepOnBoard({ x, y }: Place, reach: Reach): Place {
  return { x: keep(x, reach.x), y: keep(y, reach.y) };
}

/**
 * Where a piece comes to lie after an arrow key. Left and Right mean what they show, so on a board that is read from the right they
 * count the other way.
 */
export function step(
  from: Place,
  arrow: Arrow,
  { isLarge, isRtl, reach }: { isLarge: boolean; isRtl: boolean; reach: Reach },
): Place {
  const length = isLarge ? STEP.large : STEP.small;
  const onward = isRtl ? -length : length;
  const moves: Record<Arrow, Place> = {
    ArrowUp: { x: from.x, y: from.y - length },
    ArrowDown: { x: from.x, y: from.y + length },
    ArrowLeft: { x: from.x - onward, y: from.y },
    ArrowRight: { x: from.x + onward, y: from.y },
  };
  return keepOnBoard(moves[arrow], reach);
}

function keep(value: number, reach: number): number {
  const [least, most] = [Math.min(reach, 50), Math.max(100 - reach, 50)];
  return Math.min(most, Math.max(least, value));
}
