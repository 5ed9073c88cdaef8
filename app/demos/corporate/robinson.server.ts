/** Robinson's table, every five degrees of latitude: length of the parallel, and its distance from the equator. */
const PARALLELS = [
  1, 0.9986, 0.9954, 0.99, 0.9822, 0.973, 0.96, 0.9427, 0.9216, 0.8962, 0.8679, 0.835, 0.7986,
  0.7597, 0.7186, 0.6732, 0.6213, 0.5722, 0.5322,
];
const DISTANCES = [
  0, 0.062, 0.124, 0.186, 0.248, 0.31, 0.372, 0.434, 0.4958, 0.5571, 0.6176, 0.6769, 0.7346, 0.7903,
  0.8435, 0.8936, 0.9394, 0.9761, 1,
];

/** What `public/drawings/world.svg` shows of the world, as `art/drawn/world.py` cuts it: a sheet 1000 units wide. */
const SHEET = { width: 1000, left: 124, right: 976, north: 83.5, south: -56.5 };

export interface Coordinates {
  /** Degrees, east and north positive. */
  longitude: number;
  latitude: number;
}

/** Where a place lies on the drawing of the world, in per cent from its left and its top. */
export function onWorldDrawing({ longitude, latitude }: Coordinates): { x: number; y: number } {
  const { width, left, right, north, south } = SHEET;
  const x = width / 2 + (width / 2) * interpolate(PARALLELS, latitude) * (longitude / 180);
  const top = distance(north);
  return {
    x: ((x - left) / (right - left)) * 100,
    y: ((top - distance(latitude)) / (top - distance(south))) * 100,
  };
}

function distance(latitude: number): number {
  return Math.sign(latitude) * interpolate(DISTANCES, latitude);
}

function interpolate(table: readonly number[], latitude: number): number {
  const step = Math.min(Math.floor(Math.abs(latitude) / 5), table.length - 2);
  const part = Math.abs(latitude) / 5 - step;
  return table[step]! * (1 - part) + table[step + 1]! * part;
}
