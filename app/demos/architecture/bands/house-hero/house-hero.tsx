import * as styles from "./house-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface HouseHeroProps {
  /** Set upright along the start edge, as tall as the first screen: about 13 letters. */
  name: string;
  picture: PictureSource;
  /** The house in the picture. */
  caption: string;
  facts: readonly { term: string; detail: string }[];
  plan: { href: string; label: string };
}

/** The first screen: one house with nothing written on it. The office stands upright beside it, the data and the plan below. */
export function HouseHero({ name, picture, caption, facts, plan }: HouseHeroProps) {
  return (
    <section aria-labelledby="house-hero-name" className={styles.hero}>
      <h1 id="house-hero-name" className={`${styles.name} display`}>
        {name}
      </h1>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 80vw, (min-width: 48rem) 90vw, 101vw"
        priority
        className={styles.picture}
      />
      <div className={styles.foot}>
        <table className={styles.data}>
          <caption className="display text-display-4">{caption}</caption>
          <tbody>
            {facts.map(({ term, detail }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td>{detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div role="img" aria-label={plan.label} className={styles.plan}>
          <Drawing href={plan.href} viewBox="0 0 400 226" />
        </div>
      </div>
    </section>
  );
}
