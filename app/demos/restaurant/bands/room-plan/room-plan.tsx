import * as styles from "./room-plan.module.css";
import { Section } from "#app/sections/section.tsx";
import { CANDLES_A_TABLE, type Table, tables } from "./tables.ts";

interface RoomPlanProps {
  id: string;
  heading: string;
  intro: string;
  /** What the plan shows, for those who do not see it. */
  label: string;
  /** Names of what is no table. */
  places: { kitchen: string; door: string };
  /** In the middle of the room, which is empty. */
  middle: { figure: string; label: string };
  /** Tables that are worth a word, at most four; each lights its tables on the plan. */
  notes: readonly { tables: readonly number[]; title: string; text: string }[];
  action: { label: string; href: string };
}

/** The room from above, to choose a table in: who points at a remark, or goes to its link, sees its table lit. */
export function RoomPlan({
  id,
  heading,
  intro,
  label,
  places,
  middle,
  notes,
  action,
}: RoomPlanProps) {
  return (
    <Section
      id={id}
      width="wide"
      ground="sunken"
      aria-labelledby={`${id}-heading`}
      className={styles.room}
    >
      <svg viewBox="7.5 7.5 888.500 705" role="img" aria-label={label} className={styles.plan}>
        <radialGradient id={`${id}-light`}>
          <stop stopColor="#ffa64d" stopOpacity="0.36" />
          <stop offset="1" stopColor="#ffa64d" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}-walls`}>
          <path d="M10 10H890V710H10Z" />
        </clipPath>
        <g clipPath={`url(#${id}-walls)`} fill={`url(#${id}-light)`} className={styles.light}>
          {hearths.map(({ y, radius }) => (
            <circle key={y} cx="150" cy={y} r={radius * 5} />
          ))}
          {tables.map(({ number, x, y }) => (
            <circle key={number} cx={x} cy={y - 16} r="135" />
          ))}
          {doorCandles.map((x) => (
            <circle key={x} cx={x} cy="690" r="110" />
          ))}
        </g>
        <path className={styles.kitchen} d="M10 10H150V520H10z" />
        <path className={styles.wall} d="M70 710H10V10H890V318M890 402V710H160" />
        <path className={styles.swing} d="M884 318H896V402H884ZM890 318V402" />
        <path className={styles.swing} d="M70 710A90 90 0 0 1 160 620V710" />
        {hearths.map(({ y, radius }) => (
          <path
            key={y}
            className={styles.hearth}
            d={`M26 ${y - radius}h${112 - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}H26zM56 ${y - 20}l52 40M56 ${y + 20}l52 -40`}
          />
        ))}
        <text x="80" y="490" className={styles.place}>
          {places.kitchen}
        </text>
        <text x="80" y="600" className={styles.place}>
          {places.door}
        </text>
        {doorCandles.map((x) => (
          <circle key={x} cx={x} cy="690" r="5" className={styles.candle} />
        ))}
        <text x="480" y="352" className={styles.figure}>
          {middle.figure}
        </text>
        <text x="480" y="410" className={styles.place}>
          {middle.label}
        </text>
        {tables.map((table) => (
          <PlanTable
            key={table.number}
            table={table}
            note={notes.findIndex((note) => note.tables.includes(table.number))}
          />
        ))}
      </svg>
      <div className="grid content-center gap-8">
        <div className="grid gap-4">
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-[46ch] text-soft">{intro}</p>
        </div>
        <dl className="grid gap-1">
          {notes.map(({ title, text }) => (
            <div key={title} className={styles.note}>
              <dt className="display text-display-4">{title}</dt>
              <dd className="mt-1 text-small text-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={action.href} className="font-semibold underline underline-offset-4">
            {action.label}
          </a>
        </p>
      </div>
    </Section>
  );
}

/** They stand on either side of the door. */
const doorCandles = [48, 182];

/** The larger one warms tables one and two. */
const hearths = [
  { y: 142, radius: 64 },
  { y: 340, radius: 52 },
];

function PlanTable({ table: { number, seats, x, y, wall }, note }: { table: Table; note: number }) {
  const isSide = wall === "side";
  const long = seats === 4 ? 112 : 66;
  const [width, height] = isSide ? [66, 66] : [long, 66];
  return (
    <g className={styles.table} data-note={note < 0 ? undefined : note}>
      {chairs(seats).map(([dx, dy]) => (
        <circle key={`${dx} ${dy}`} cx={x + dx} cy={y + dy} r="15" className={styles.chair} />
      ))}
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx="4"
        className={styles.top}
      />
      <text x={x} y={y + 24} className={styles.number}>
        {number}
      </text>
      {Array.from({ length: CANDLES_A_TABLE }, (_, index) => (
        <circle
          key={`candle-${String(index)}`}
          cx={x + (index - 1) * 15}
          cy={y - 21}
          r="4.5"
          className={styles.candle}
        />
      ))}
    </g>
  );
}

/** Chairs from the middle of a table: two face each other along the wall; four stand in pairs. */
function chairs(seats: Table["seats"]): [number, number][] {
  if (seats === 4)
    return [
      [-28, -51],
      [28, -51],
      [-28, 51],
      [28, 51],
    ];
  return [
    [-51, 0],
    [51, 0],
  ];
}
