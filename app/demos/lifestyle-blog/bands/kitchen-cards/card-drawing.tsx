import type { KitchenCard } from "../../recipes.server.ts";

/** What the colour fills, set a little off its lines, as in a cheap print; then the lines. */
const drawings: Readonly<Record<KitchenCard["drawing"], readonly [string, string]>> = {
  jar: [
    "M66 68h74c9 0 12 6 12 14v56c0 9-4 14-13 14H70c-9 0-13-5-13-14V82c0-8 2-14 9-14zM204 122a27 27 0 1 1-54 0 27 27 0 0 1 54 0z",
    "M58 62c-6 4-8 9-8 16v54c0 9 5 14 14 14h68c9 0 14-5 14-14V78c0-7-2-12-8-16M54 40c30-3 58-3 88 0 2 8 2 14 0 22-30 3-58 3-88 0-2-8-2-14 0-22zM70 88c20-2 38-2 56 0v32c-18 2-36 2-56 0zM80 99h36M80 109h24M199 118a27 27 0 1 1-54 0 27 27 0 0 1 54 0zM191 118a19 19 0 1 1-38 0 19 19 0 0 1 38 0zM172 99v38M153 118h38M159 104l27 27M186 104l-27 27",
  ],
  loaf: [
    "M34 126c0-42 38-68 84-68s84 30 84 68c0 15-8 22-20 22H54c-13 0-20-7-20-22z",
    "M26 120c0-42 38-68 84-68s84 30 84 68c0 15-8 22-20 22H46c-13 0-20-7-20-22zM68 74c24 15 54 40 76 62M150 70c-18 20-48 46-72 64M8 152c70-3 138-3 206 0M48 104l6-5M170 96l-5-6M118 62l-5 4M200 136l7-4M60 126l7-3",
  ],
  dish: [
    "M38 92c0-17 34-30 78-30s78 13 78 30-34 30-78 30-78-13-78-30z",
    "M28 86c0-17 34-30 78-30s78 13 78 30-34 30-78 30-78-13-78-30zM28 86c2 38 20 60 78 60s76-22 78-60M184 84c10-4 20-1 22 6M28 84c-10-4-20-1-22 6M78 80c10-8 22-8 28-2M118 96c10 2 18-2 22-8M92 98l4 3M132 76l4 2M66 90l3 3M122 84 196 18c6-6 14-1 10 6l-72 66M70 42c-10-10 7-17-1-28M102 40c-10-12 9-18 0-32M134 42c-8-8 6-15 0-25",
  ],
  darn: [
    "M164 92a58 58 0 1 1-116 0 58 58 0 0 1 116 0z",
    "M158 86a58 58 0 1 1-116 0 58 58 0 0 1 116 0zM70 58v56M82 54v64M94 52v68M106 52v68M118 54v64M130 58v56M62 66c26-3 50 3 76 0M60 78c26 3 52-3 80 0M60 90c26-3 52 3 80 0M62 102c26 3 50-3 76 0M138 102c22 4 30-8 44-36M172 84c12-22 24-40 36-58 4-5 8-2 6 3-10 20-22 40-34 58M200 38l4 2M20 40c-8 30-8 66 2 98M196 136c-6 8-12 12-20 16",
  ],
};

const colours: Readonly<Record<KitchenCard["drawing"], string>> = {
  jar: "#e2933c",
  loaf: "var(--accent)",
  dish: "var(--brand)",
  darn: "#e2933c",
};

/** What a card makes, drawn by hand in one line over one colour. Decorative. */
export function CardDrawing({
  drawing,
  className,
}: {
  drawing: KitchenCard["drawing"];
  className?: string;
}) {
  const [colour, lines] = drawings[drawing];
  return (
    <svg viewBox="0 0 220 164" aria-hidden className={className}>
      <path d={colour} fill={colours[drawing]} />
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
