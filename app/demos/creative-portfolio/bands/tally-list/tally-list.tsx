import * as styles from "./tally-list.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import { Section } from "#app/sections/section.tsx";
import { ClientDrawing, type ClientDrawingName } from "./client-drawing.tsx";

export interface TallyEntry {
  name: string;
  /** What was made for them. */
  href: string;
  text: string;
  count: number;
  drawing: ClientDrawingName;
}

interface TallyListProps {
  id: string;
  heading: string;
  text: string;
  /** Names the list. */
  label: string;
  /** Says what is counted, after the number: "pictures". */
  unit: string;
  /** The largest count first; up to about forty each. */
  entries: readonly TallyEntry[];
}

/** A drawing for each client, pinned up as sheets: what it was, and how often, kept in pencil strokes by fives. The first has the largest sheet. */
export function TallyList({ id, heading, text, label, unit, entries }: TallyListProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`} className={styles.tally}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className={styles.intro}>{text}</p>
      </header>
      <ul aria-label={label} className={styles.sheets}>
        {entries.map(({ name, href, text: remark, count, drawing }) => (
          <li key={name} className={styles.sheet}>
            <ClientDrawing name={drawing} />
            <p className={`${styles.name} display`}>
              <Link href={href} className={styles.link}>
                {name}
              </Link>
            </p>
            <p className={styles.remark}>{remark}</p>
            <p className={styles.count}>
              <Strokes count={count} />
              <span className="figures">{count}</span>
              <span className="sr-only"> {unit}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Width of one stroke with its gap, and the gap after the fifth. */
const STEP = 8;
const GROUP_GAP = 9;
const GROUP = 4 * STEP + GROUP_GAP;

function Strokes({ count }: { count: number }) {
  const width = Math.ceil(count / 5) * GROUP;
  const strokes = Array.from({ length: count }, (_, index) => stroke(index)).join("");
  return (
    <svg
      viewBox={`0 0 ${width} 40`}
      width={width}
      height={40}
      preserveAspectRatio="xMinYMid"
      aria-hidden
      data-strokes
      className={styles.strokes}
    >
      <path d={strokes} />
    </svg>
  );
}

/** No two strokes by hand are the same: each leans and reaches a little differently, but always in the same way at the same place. */
function stroke(index: number): string {
  const start = Math.floor(index / 5) * GROUP;
  const lean = ((index * 7) % 5) - 2;
  const reach = (index * 5) % 6;
  if (index % 5 === 4) return `M${start + 1} ${30 - reach}L${start + 4 * STEP - 2} ${8 + reach}`;
  const x = start + 5 + (index % 5) * STEP;
  return `M${x + lean} ${3 + reach}L${x} ${37 - (reach % 4)}`;
}
