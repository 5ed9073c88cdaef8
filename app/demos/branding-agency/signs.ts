import { arch, bar, bowl, circle, cut, leaf, type Piece, quarter, turned } from "./sign-pieces.ts";

/** Rays of the open eye: how far each leans, in degrees. */
const rays = [-56, -28, 0, 28, 56];

/** The twelve signs, each of eight pieces at most. Their names and whom they stand for are the page's copy. */
export const signs = {
  owl: [
    bowl(20, 0, 200, 240),
    cut(circle(120, -36.4, 212.8)),
    cut(circle(74, 122, 80)),
    cut(circle(166, 122, 80)),
    circle(74, 122, 42),
    circle(166, 122, 42),
    cut(turned(leaf(120, 172, 40), 45)),
  ],
  sprig: [
    bar(114, 44, 12, 196),
    leaf(75, 59, 78),
    turned(leaf(165, 59, 78), 90),
    leaf(75, 129, 78),
    turned(leaf(165, 129, 78), 90),
    leaf(75, 199, 78),
    turned(leaf(165, 199, 78), 90),
    turned(leaf(120, 26, 36), 45),
  ],
  seal: [
    circle(120, 120, 240),
    cut(circle(120, 120, 212)),
    circle(120, 120, 192),
    cut(bar(72, 72, 96, 96)),
    cut(turned(bar(72, 72, 96, 96), 45)),
    circle(120, 120, 44),
  ],
  orbit: [
    arch(0, 14, 240, 212),
    cut(arch(28, 42, 184, 186)),
    arch(48, 62, 144, 164),
    cut(arch(76, 90, 88, 138)),
    arch(96, 110, 48, 116),
  ],
  ship: [
    quarter(14, 42, 100, "top-left"),
    quarter(126, 28, 114, "top-right"),
    { ...bar(0, 154, 240, 54), corners: [0, 0, 54, 54] },
    bar(54, 220, 132, 14),
  ],
  bloom: [
    leaf(58, 58, 116),
    turned(leaf(182, 58, 116), 90),
    leaf(182, 182, 116),
    turned(leaf(58, 182, 116), 90),
    circle(120, 36, 44),
    circle(204, 120, 44),
    circle(120, 204, 44),
    circle(36, 120, 44),
  ],
  latch: [arch(20, 0, 200, 240), cut(circle(120, 106, 84)), cut(bar(102, 116, 36, 84))],
  wren: [
    bowl(6, 104, 200),
    arch(126, 24, 80, 81),
    quarter(208, 46, 32, "bottom-right"),
    cut(circle(168, 62, 16)),
    leaf(62, 50, 100),
    bar(88, 200, 12, 40),
    bar(120, 198, 12, 42),
  ],
  dusk: [
    arch(0, 6, 240),
    bar(0, 138, 240, 28),
    bar(24, 176, 192, 20),
    bar(52, 205, 136, 14),
    bar(80, 227, 80, 9),
  ],
  mill: [
    arch(0, 60, 120),
    turned(arch(90, 30, 120), 90),
    bowl(120, 120, 120),
    turned(bowl(30, 150, 120), 90),
  ],
  arcade: [
    circle(120, 36, 64),
    arch(0, 92, 74, 104),
    arch(83, 92, 74, 104),
    arch(166, 92, 74, 104),
    bar(0, 206, 240, 12),
    bar(0, 228, 240, 6),
  ],
  watch: [
    turned(leaf(120, 150, 168), -45),
    cut(circle(120, 150, 84)),
    circle(120, 150, 48),
    ...rays.map((lean) => {
      const angle = (lean * Math.PI) / 180;
      const [x, y] = [120 + 104 * Math.sin(angle), 150 - 104 * Math.cos(angle)];
      return turned(bar(x - 8, y - 21, 16, 42), lean);
    }),
  ],
} satisfies Record<string, readonly Piece[]>;

export type SignName = keyof typeof signs;

/** So many pieces has the sign that has most. */
export const MOST_PIECES = Math.max(...Object.values(signs).map(({ length }) => length));

/**
 * The pieces of a sign, brought to one number for all signs: what is too few lies on the last one. So each piece of one sign has its
 * place in the next.
 */
export function fullSet(name: SignName): readonly Piece[] {
  const pieces: readonly Piece[] = signs[name];
  return Array.from(
    { length: MOST_PIECES },
    (_, index) => pieces[Math.min(index, pieces.length - 1)]!,
  );
}
