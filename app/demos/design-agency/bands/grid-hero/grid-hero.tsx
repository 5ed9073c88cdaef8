import * as page from "../baseline-page/baseline-page.module.css";
import * as styles from "./grid-hero.module.css";
import type { NavigationLink } from "#content/navigation.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { CirclePattern } from "./circle-pattern.tsx";
import { ColumnLines } from "../column-lines.tsx";

interface GridHeroProps {
  /** The sentence, line by line as it breaks on wide screens. */
  lines: readonly string[];
  facts: readonly (readonly string[])[];
  link: NavigationLink;
  /** The one thing to do here. */
  action: NavigationLink;
  /** Draws the square: see `CirclePattern`. */
  seed: number;
}

/** The first screen: the columns of the page in sight, text and one square that moves. */
export function GridHero({ lines, facts, link, action, seed }: GridHeroProps) {
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <ColumnLines />
      <div className={styles.fields}>
        {facts.map(([first, ...others]) => (
          <p key={first} className={styles.fact}>
            <strong className="font-semibold">{first}</strong>
            {others.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        ))}
        <p className={styles.fact}>
          <Link
            href={link.href}
            className="block w-fit underline decoration-1 underline-offset-4 hover:text-brand-ink"
          >
            {link.label}
          </Link>
          <ButtonLink href={action.href} className={styles.action}>
            {action.label}
          </ButtonLink>
        </p>
        <h1
          id="claim"
          className={`${styles.heading} ${page.onBaseline} display text-display-1 text-wrap`}
        >
          {lines.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </h1>
        <CirclePattern seed={seed} className={styles.square} />
      </div>
    </section>
  );
}
