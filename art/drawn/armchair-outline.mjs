/**
 * Draws the outline of the armchair: `node art/drawn/armchair-outline.mjs` writes public/drawings/armchair-outline.svg, 960 × 960 as the pictures
 * `furniture-chair-*`. It is a mask that takes the chair out of its ground: `mask: url(/drawings/armchair-outline.svg)`.
 *
 * Ground and shadows are nearly grey, oak and wool are not: what differs from the ground's hue is chair.
 */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const root = new URL("../../", import.meta.url);
const picture = fileURLToPath(new URL("public/media/furniture-chair-forest-960.avif", root));
const target = new URL("public/drawings/armchair-outline.svg", root);
const SIZE = 960;
/** Share of the ground's hue, as r and b of r + g + b. */
const GROUND = { r: 0.3416, b: 0.3246 };
/** Difference from the ground at which a pixel starts to be chair, and over which it becomes wholly so. */
const START = 0.012;
const RANGE = 0.02;
/** Where the edge is drawn on the softened mask: above a half, so that no rim of the ground comes along. */
const EDGE = 0.66;
/** Areas smaller than this, in square pixels, are grain and not chair. */
const GRAIN = 60;
/** Pixels on either side over which the outline is evened out: the picture keeps colour at half its size, so that edges waver. */
const EVEN = 4;
/** Points may leave the outline by so many pixels. */
const TOLERANCE = 0.3;

const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
const matte = Buffer.alloc(SIZE * SIZE);
for (let index = 0; index < matte.length; index += 1) {
  const [r, g, b] = pixels.subarray(index * 3, index * 3 + 3);
  const sum = r + g + b + 1;
  const difference = Math.hypot(r / sum - GROUND.r, b / sum - GROUND.b);
  matte[index] = 255 * Math.min(1, Math.max(0, (difference - START) / RANGE));
}
const soft = await sharp(matte, { raw: { width: SIZE, height: SIZE, channels: 1 } })
  .median(3)
  .blur(1.1)
  .toColourspace("b-w")
  .raw()
  .toBuffer();

const rings = traceRings((x, y) =>
  x < 0 || y < 0 || x >= SIZE || y >= SIZE ? 0 : soft[y * SIZE + x] / 255,
).filter((ring) => Math.abs(areaOf(ring)) > GRAIN);
const path = rings
  .map((ring) => `M${simplify(even(even(ring))).map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`)
  .join("");
await writeFile(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill-rule="evenodd" d="${path}"/></svg>\n`,
);
console.log(`${rings.length} rings, ${(path.length / 1000).toFixed(1)} kB`);

/** Closed lines where the field crosses the edge: marching squares on the centres of pixels. */
function traceRings(field) {
  const next = new Map();
  const at = (x, y, horizontal) => `${x},${y},${horizontal ? "h" : "v"}`;
  const points = new Map();
  const cross = (x, y, horizontal) => {
    const key = at(x, y, horizontal);
    const a = field(x, y);
    const b = horizontal ? field(x + 1, y) : field(x, y + 1);
    const t = (EDGE - a) / (b - a);
    points.set(key, horizontal ? [x + 0.5 + t, y + 0.5] : [x + 0.5, y + 0.5 + t]);
    return key;
  };
  for (let y = -1; y < SIZE; y += 1)
    for (let x = -1; x < SIZE; x += 1) {
      const inside = [field(x, y), field(x + 1, y), field(x + 1, y + 1), field(x, y + 1)].map(
        (value) => value > EDGE,
      );
      const sides = [
        () => cross(x, y, true),
        () => cross(x + 1, y, false),
        () => cross(x, y + 1, true),
        () => cross(x, y, false),
      ];
      // With the chair on the right-hand side: from each side where the way leaves it to the next where it enters it again.
      for (let side = 0; side < 4; side += 1) {
        if (!inside[side] || inside[(side + 1) % 4]) continue;
        let back = side;
        while (!(inside[back] && !inside[(back + 3) % 4])) back = (back + 3) % 4;
        next.set(sides[side](), sides[(back + 3) % 4]());
      }
    }
  const rings = [];
  while (next.size > 0) {
    const ring = [];
    let [key] = next.keys();
    while (next.has(key)) {
      ring.push(points.get(key));
      const following = next.get(key);
      next.delete(key);
      key = following;
    }
    rings.push(ring);
  }
  return rings;
}

/** Each point in the middle of its neighbours. */
function even(ring) {
  return ring.map((_, index) => {
    const near = Array.from({ length: 2 * EVEN + 1 }, (_unused, step) =>
      ring.at((index + step - EVEN) % ring.length),
    );
    return [0, 1].map((axis) => near.reduce((sum, point) => sum + point[axis], 0) / near.length);
  });
}

/** Leaves out points that lie on the way between others (Douglas and Peucker). */
function simplify(ring) {
  const half = Math.floor(ring.length / 2);
  return [...thin(ring.slice(0, half + 1)), ...thin([...ring.slice(half), ring[0]])];
}

function thin(line) {
  const [first, last] = [line[0], line.at(-1)];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy) || 1;
  let far = 0;
  let distance = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const away = Math.abs(dx * (line[index][1] - first[1]) - dy * (line[index][0] - first[0])) / length;
    if (away > distance) [far, distance] = [index, away];
  }
  if (distance <= TOLERANCE) return [first];
  return [...thin(line.slice(0, far + 1)), ...thin(line.slice(far))];
}

function areaOf(ring) {
  return (
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

function round(value) {
  return Number(value.toFixed(1));
}
