/** A table on the plan of the room, whose units are those of its drawing (900 × 720). */
export interface Table {
  number: number;
  seats: 2 | 4;
  /** Its middle. */
  x: number;
  y: number;
  /** Which way its wall lies: chairs stand along it, never with their back to the room. */
  wall: "top" | "bottom" | "side";
}

/** Thirteen tables along three walls, clockwise from the hearth; the fourth wall is the kitchen's. */
export const tables: readonly Table[] = [
  { number: 1, seats: 2, x: 250, y: 90, wall: "top" },
  { number: 2, seats: 4, x: 420, y: 90, wall: "top" },
  { number: 3, seats: 2, x: 590, y: 90, wall: "top" },
  { number: 4, seats: 4, x: 760, y: 90, wall: "top" },
  { number: 5, seats: 2, x: 800, y: 214, wall: "side" },
  { number: 6, seats: 2, x: 800, y: 287, wall: "side" },
  { number: 7, seats: 2, x: 800, y: 360, wall: "side" },
  { number: 8, seats: 2, x: 800, y: 433, wall: "side" },
  { number: 9, seats: 2, x: 800, y: 506, wall: "side" },
  { number: 10, seats: 4, x: 760, y: 630, wall: "bottom" },
  { number: 11, seats: 2, x: 590, y: 630, wall: "bottom" },
  { number: 12, seats: 4, x: 420, y: 630, wall: "bottom" },
  { number: 13, seats: 2, x: 250, y: 630, wall: "bottom" },
];

/** On each table; two more stand at the door. */
export const CANDLES_A_TABLE = 3;
const CANDLES_AT_THE_DOOR = 2;

export const seats = tables.reduce((sum, table) => sum + table.seats, 0);
export const candles = tables.length * CANDLES_A_TABLE + CANDLES_AT_THE_DOOR;
