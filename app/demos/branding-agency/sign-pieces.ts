/** A piece of a sign: a rectangle whose four corners are rounded each on its own, in a field of 240 × 240 with y downwards. */
export interface Piece {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radii of the corners: top left, top right, bottom right, bottom left. */
  corners: readonly [number, number, number, number];
  /** Turned about its own centre, in degrees. */
  turn: number;
  /** It takes away from what lies below it. */
  isCut: boolean;
}

/** Side of the field in which signs are drawn. */
export const FIELD = 240;

type Corner = "top-left" | "top-right" | "bottom-right" | "bottom-left";

const order: readonly Corner[] = ["top-left", "top-right", "bottom-right", "bottom-left"];

export function bar(x: number, y: number, width: number, height: number): Piece {
  return { x, y, width, height, corners: [0, 0, 0, 0], turn: 0, isCut: false };
}

/** By its centre. */
export function circle(x: number, y: number, diameter: number): Piece {
  const radius = diameter / 2;
  const box = bar(x - radius, y - radius, diameter, diameter);
  return { ...box, corners: [radius, radius, radius, radius] };
}

/** A quarter of a disc: the corner that is named is the round one. */
export function quarter(x: number, y: number, radius: number, round: Corner): Piece {
  const [a, b, c, d] = order.map((corner) => (corner === round ? radius : 0));
  return { ...bar(x, y, radius, radius), corners: [a!, b!, c!, d!] };
}

/** Half a disc, or with more height one that stands on legs: round at the top. */
export function arch(x: number, y: number, width: number, height = width / 2): Piece {
  return { ...bar(x, y, width, height), corners: [width / 2, width / 2, 0, 0] };
}

/** An arch upside down. */
export function bowl(x: number, y: number, width: number, height = width / 2): Piece {
  return { ...bar(x, y, width, height), corners: [0, 0, width / 2, width / 2] };
}

/** A leaf by its centre: two corners pointed, from the top left to the bottom right. */
export function leaf(x: number, y: number, size: number): Piece {
  return { ...bar(x - size / 2, y - size / 2, size, size), corners: [0, size, 0, size] };
}

/** The same piece, turned further by so many degrees, clockwise. */
export function turned(piece: Piece, degrees: number): Piece {
  return { ...piece, turn: piece.turn + degrees };
}

/** The same piece, cut out instead of drawn. */
export function cut(piece: Piece): Piece {
  return { ...piece, isCut: true };
}

/**
 * The outline of a piece as SVG path data. Every piece has the same commands in the same order, so that one can turn into any other
 * (CSS transitions of `d` ask for that).
 */
export function outline({ x, y, width, height, corners, turn }: Piece): string {
  const [a, b, c, d] = corners;
  const angle = (turn * Math.PI) / 180;
  const centre = { x: x + width / 2, y: y + height / 2 };
  const at = (dx: number, dy: number) => {
    const [fromX, fromY] = [x + dx - centre.x, y + dy - centre.y];
    const px = centre.x + fromX * Math.cos(angle) - fromY * Math.sin(angle);
    const py = centre.y + fromX * Math.sin(angle) + fromY * Math.cos(angle);
    return `${round(px)} ${round(py)}`;
  };
  const corner = (radius: number, dx: number, dy: number) =>
    `A${radius} ${radius} 0 0 1 ${at(dx, dy)}`;
  return [
    `M${at(a, 0)}L${at(width - b, 0)}${corner(b, width, b)}`,
    `L${at(width, height - c)}${corner(c, width - c, height)}`,
    `L${at(d, height)}${corner(d, 0, height - d)}`,
    `L${at(0, a)}${corner(a, a, 0)}Z`,
  ].join("");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
