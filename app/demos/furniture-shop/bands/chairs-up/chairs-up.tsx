import * as styles from "./chairs-up.module.css";
import type { CSSProperties } from "react";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";

const CHAIR = "/drawings/armchair-elevations.svg";

/** Four chairs on a table two metres eighty long; the wool of one of them is awaited. */
const PLACES = [
  { at: 52, wool: "#3f8a70" },
  { at: 122, wool: "#d9a13c" },
  { at: 192, wool: null },
  { at: 262, wool: "#d9a566" },
] as const;

interface ChairsUpProps {
  id: string;
  heading: string;
  text: string;
}

/** The end of the evening: the chairs stand on the table, and a letter is promised for the one whose wool is sold out. */
export function ChairsUp({ id, heading, text }: ChairsUpProps) {
  return (
    <section data-tone="night" aria-labelledby={`${id}-heading`} className={styles.closing}>
      <div className={styles.words}>
        <h2 id={`${id}-heading`} className="display text-display-1">
          {heading}
        </h2>
        <SubscribeForm id={id} layout="inline" />
        <p className="text-small text-soft">{text}</p>
      </div>
      <svg viewBox="0 30 314 138" aria-hidden className={styles.table}>
        {PLACES.map(({ at, wool }) => (
          <g
            key={at}
            // Upside down: seats on the table, legs in the air.
            transform={`translate(${at} 44)`}
            data-awaited={wool === null || undefined}
            style={{ "--wool": wool ?? "none" } as CSSProperties}
            className={styles.chair}
          >
            <use href={`${CHAIR}#half-front`} />
            <use href={`${CHAIR}#half-front`} transform="scale(-1 1)" />
          </g>
        ))}
        <path d="M8 120H306V125H8Z" className={styles.wood} />
        <path d="M30 125L22 168M50 125l8 43M264 125l-8 43M284 125l8 43" className={styles.leg} />
      </svg>
    </section>
  );
}
