import * as styles from "./coach-bill.module.css";
import { type Feat, platesFor } from "./feat.ts";

/** A feat as the gym would chalk it up: every plate, stroke, skip and second of it. Decorative: its figure stands beside it. */
export function FeatDrawing({ feat }: { feat: Feat }) {
  return (
    <svg viewBox="0 0 200 110" aria-hidden className={styles.feat}>
      {feat.kind === "bar" && <Bar kilos={feat.kilos} />}
      {feat.kind === "tally" && <path className={styles.chalk} d={tally(feat.times)} />}
      {feat.kind === "skips" && <path className={styles.solid} d={skips(feat.times)} />}
      {feat.kind === "clock" && <Clock seconds={feat.seconds} />}
    </svg>
  );
}

/** Height of the thinnest and the thickest plate, and its width, in the drawing's units. */
const size = (plate: number) => ({ height: 30 + plate * 2.9, width: 5 + plate * 0.28 });

function Bar({ kilos }: { kilos: number }) {
  const { drawn, edge } = load(kilos);
  return (
    <path
      className={styles.solid}
      d={`M${100 - edge - 12} 52h${2 * edge + 24}v6h-${2 * edge + 24}zM66 46h4v18h-4zM130 46h4v18h-4z${drawn}`}
    />
  );
}

/** The plates on both sides of a bar, and how far from its middle they reach. */
function load(kilos: number): { drawn: string; edge: number } {
  let edge = 30;
  let drawn = "";
  for (const plate of platesFor(kilos)) {
    const { height, width } = size(plate);
    for (const x of [100 + edge, 100 - edge - width])
      drawn += `M${x} ${55 - height / 2}h${width}v${height}h-${width}z`;
    edge += width + 1.5;
  }
  return { drawn, edge };
}

/** Four strokes and one across, three groups to a row. */
function tally(times: number): string {
  return Array.from({ length: times }, (_, index) => {
    const group = Math.floor(index / 5);
    const x = 16 + (group % 3) * 62;
    const y = 8 + Math.floor(group / 3) * 52;
    const stroke = index % 5;
    return stroke === 4
      ? `M${x - 7} ${y + 30}L${x + 43} ${y + 10}`
      : `M${x + stroke * 12} ${y}l-2 40`;
  }).join("");
}

/** A speck for each turn of the rope, 26 to a row. */
function skips(times: number): string {
  return Array.from(
    { length: times },
    (_, index) => `M${4 + (index % 26) * 7.5} ${6 + Math.floor(index / 26) * 8.4}h4v5h-4z`,
  ).join("");
}

function Clock({ seconds }: { seconds: number }) {
  const turn = (seconds % 60) / 60;
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const [dx, dy] = direction(index / 12);
    return `M${100 + dx * 38} ${58 + dy * 38}L${100 + dx * 44} ${58 + dy * 44}`;
  });
  const [x, y] = direction(turn);
  return (
    <>
      <circle cx="100" cy="58" r="48" className={styles.chalk} />
      <path className={styles.solid} d="M92 0h16v10h-16z" />
      <path
        className={styles.chalk}
        d={`${ticks.join("")}M${100 - x * 10} ${58 - y * 10}L${100 + x * 36} ${58 + y * 36}`}
      />
    </>
  );
}

/** On a dial, for a part of a turn from twelve o'clock. */
function direction(turn: number): [x: number, y: number] {
  const angle = turn * 2 * Math.PI;
  return [round(Math.sin(angle)), round(-Math.cos(angle))];
}

const round = (value: number) => Math.round(value * 1000) / 1000;
