import * as styles from "./hello-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PetalPath } from "../petal-path.tsx";

interface HelloHeroProps {
  /** The hello, in two lines. */
  greeting: readonly [string, string];
  /** What she does, in one sentence. */
  line: string;
  availability: string;
  primary: NavigationLink;
  secondary: NavigationLink;
  /** Cut along the outlines that the style sheet holds: another picture needs others. */
  portrait: PictureSource;
}

/**
 * The first screen: she looks over her desk, which runs across the page, with the tools she made on it; behind her a marigold rises and turns
 * as the page is scrolled. What is free with her stands on the front of the desk.
 */
export function HelloHero({
  greeting: [hello, name],
  line,
  availability,
  primary,
  secondary,
  portrait,
}: HelloHeroProps) {
  return (
    <section aria-labelledby="hello" className={styles.hello}>
      <div className={styles.words}>
        <h1 id="hello" className={`display ${styles.greeting}`}>
          <span>{hello}</span> <span>{name}</span>
        </h1>
        <p className={`${styles.line} text-lead`}>{line}</p>
        <div className={styles.actions}>
          <ButtonLink href={primary.href} size="large">
            {primary.label}
          </ButtonLink>
          <ButtonLink href={secondary.href} size="large" tone="bare">
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.stage}>
        <span className={styles.rise}>
          <svg viewBox="0 0 100 100" aria-hidden className={styles.petals}>
            <PetalPath petals={16} fill="var(--accent)" />
          </svg>
        </span>
        <Picture
          picture={portrait}
          priority
          sizes="(min-width: 62rem) 54vw, 100vw"
          className={styles.portrait}
          data-full-light
        />
      </div>
      <div data-tone="brand" className={styles.desk}>
        <p className={`${styles.free} text-lead font-semibold`}>
          <span aria-hidden className={styles.lamp} />
          {availability}
        </p>
      </div>
    </section>
  );
}
