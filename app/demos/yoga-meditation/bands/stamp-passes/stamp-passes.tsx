import * as styles from "./stamp-passes.module.css";
import type { CSSProperties } from "react";
import { Link } from "#app/elements/actions/link.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface StampPass {
  name: string;
  /** With its currency, as price lists set it. */
  price: string;
  /** How long it lasts and what one visit comes to. */
  text: string;
  /** How many visits it holds: so many circles are on it. */
  visits: number;
}

interface StampPassesProps {
  id: string;
  heading: string;
  intro: string;
  /** Three, from the fewest visits to the most. */
  passes: readonly StampPass[];
  /** Of every pass. */
  action: { label: string; href: string };
  note: string;
}

/** Circles in a column of a card that has many. */
const DEEP = 3;

/** Passes as the cards that lie in a coat pocket: a circle for every visit, the first one stamped. */
export function StampPasses({ id, heading, intro, passes, action, note }: StampPassesProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="ruled" />
      <ul className={styles.stampPasses}>
        {passes.map(({ name, price, text, visits }) => (
          <li key={name} className={styles.pass}>
            <div
              aria-hidden
              className={styles.circles}
              style={{ "--across": across(visits) } as CSSProperties}
            >
              {Array.from({ length: visits }, (_, visit) => (
                // oxlint-disable-next-line react/no-array-index-key -- circles are their places
                <span key={visit} />
              ))}
            </div>
            <div className={styles.words}>
              <h3 className="display text-display-3">{name}</h3>
              <p className="figures text-display-3">{price}</p>
              <p className={`${styles.text} text-soft`}>{text}</p>
              <Link href={action.href} className="py-1 font-semibold underline underline-offset-4">
                {action.label}
                <span className="sr-only">: {name}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[62ch] text-small text-soft">{note}</p>
    </Section>
  );
}

/** Columns for so many circles: one, two rows of a few, or three rows of many. */
function across(visits: number): number {
  return Math.ceil(visits / Math.min(DEEP, Math.ceil(visits / 5)));
}
