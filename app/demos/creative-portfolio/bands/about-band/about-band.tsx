import * as styles from "./about-band.module.css";
import { Section } from "#app/sections/section.tsx";
import { CoffeeRing } from "./coffee-ring.tsx";
import { SelfPortrait } from "./self-portrait.tsx";

interface AboutBandProps {
  heading: { before: string; marked: string; after: string };
  /** Under the self portrait. */
  portrait: string;
  text: readonly string[];
  inventory: { caption: string; items: readonly { count: number; thing: string }[] };
}

/** Who draws here: a drawn face on a taped sheet, a few sentences, and what lies on the desk. */
export function AboutBand({ heading, portrait, text, inventory }: AboutBandProps) {
  return (
    <Section
      id="about"
      width="wide"
      space="none"
      aria-labelledby="about-heading"
      className={styles.about}
    >
      <figure className={styles.portrait}>
        <div className={styles.portraitSheet}>
          <SelfPortrait />
          <CoffeeRing />
        </div>
        <figcaption className="text-small text-soft">{portrait}</figcaption>
      </figure>
      <div className="grid content-start gap-6">
        <h2 id="about-heading" className="display max-w-[16ch] text-display-1">
          {heading.before}{" "}
          <span className={styles.underlined}>
            {heading.marked}
            <svg viewBox="0 0 200 24" preserveAspectRatio="none" aria-hidden>
              <path d="M4 12C62 4 128 3 194 7C142 8 84 12 42 20" />
            </svg>
          </span>{" "}
          {heading.after}
        </h2>
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-[56ch] text-lead">
            {paragraph}
          </p>
        ))}
        <div className={styles.inventory}>
          <h3 className="font-semibold">{inventory.caption}</h3>
          <ul>
            {inventory.items.map(({ count, thing }) => (
              <li key={thing}>
                <span className="figures text-display-3">{count}</span>{" "}
                <span className="text-soft">{thing}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
