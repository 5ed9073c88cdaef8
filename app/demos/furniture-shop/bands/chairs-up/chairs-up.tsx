import * as styles from "./chairs-up.module.css";
import type { CSSProperties } from "react";
import type { ColourId } from "#content/products/options.ts";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";

const CHAIR = "/drawings/armchair-elevations.svg";

/** Four chairs on a table two metres eighty long, one in each cloth. */
const PLACES = [
  { at: 52, cloth: "forest", wool: "#3f8a70" },
  { at: 122, cloth: "ochre", wool: "#d9a13c" },
  { at: 192, cloth: "slate", wool: "#6f8191" },
  { at: 262, cloth: "honey", wool: "#d9a566" },
] as const;

interface ChairsUpProps {
  id: string;
  heading: string;
  text: string;
  /** The cloth that is sold out: its chair is an outline. */
  awaited: ColourId | null;
}

/** The end of the evening: the chairs stand on the table, and a letter is promised, for the one whose wool is sold out while there is one. */
export function ChairsUp({ id, heading, text, awaited }: ChairsUpProps) {
  return (
    <section data-tone="night" aria-labelledby={`${id}-heading`} className={styles.closing}>
      <div className={styles.words}>
        <h2 id={`${id}-heading`} className="display text-display-1">
          {heading}
        </h2>
        <SubscribeForm id={id} layout="inline" />
        <p className="text-small text-soft">{text}</p>
      </div>
      <svg viewBox="0 60 314 108" aria-hidden className={styles.table}>
        <path d="M30 125L22 168M50 125l8 43M264 125l-8 43M284 125l8 43" className={styles.leg} />
        <path d="M8 120H306V125H8Z" className={styles.wood} />
        {PLACES.map(({ at, cloth, wool }) => (
          <g
            key={at}
            // Upside down: seats on the table, backs before its edge, legs in the air.
            transform={`translate(${at} 74)`}
            data-awaited={cloth === awaited || undefined}
            style={{ "--wool": cloth === awaited ? "none" : wool } as CSSProperties}
            className={styles.chair}
          >
            <use href={`${CHAIR}#half-front`} />
            <use href={`${CHAIR}#half-front`} transform="scale(-1 1)" />
          </g>
        ))}
      </svg>
    </section>
  );
}
