import * as styles from "./fashion-hero.module.css";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { PHASES, WALK, Walker } from "../walker.tsx";

interface FashionHeroProps {
  /** One word of six letters: it is as wide as the page. */
  word: string;
  lead: string;
  note: string;
  action: { label: string; href: string };
  more: { label: string; href: string };
}

/** Pictures of the stride that stay behind, each a little later than the one before it. */
const TRACES = [2, 3, 4, 6, 7];

/**
 * One thin word as wide as the page, and a coat that walks over it: its stride stands there in pictures, as the first cameras on rails took
 * them, and whoever scrolls sends the last one on its way.
 */
export function FashionHero({ word, lead, note, action, more }: FashionHeroProps) {
  return (
    <section data-tone="accent" aria-labelledby="fashion-word" className={styles.hero}>
      <h1 id="fashion-word" className={`${styles.word} display`}>
        <span>{word}</span>
      </h1>
      <div aria-hidden className={styles.stride}>
        {TRACES.map((phase) => (
          <Walker key={phase} phase={phase} className={styles.trace} />
        ))}
        <svg viewBox="0 0 92 130" className={styles.lead}>
          <g className={styles.reel}>
            {Array.from({ length: PHASES }, (_, phase) => (
              <use key={phase} href={`${WALK}${phase}`} x={phase * 92} width="92" height="130" />
            ))}
          </g>
        </svg>
      </div>
      <div className={styles.words}>
        <p className="text-lead">{lead}</p>
        <p className="text-small">{note}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        <Link href={more.href} className="py-1 text-small underline underline-offset-4">
          {more.label}
        </Link>
      </div>
    </section>
  );
}
