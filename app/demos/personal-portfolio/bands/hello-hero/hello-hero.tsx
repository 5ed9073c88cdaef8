import * as styles from "./hello-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PetalPath } from "../petal-path.tsx";

/** The circle above the desk, and what stands in front of it: traced from the scene of the picture. */
const OUTLINE = `polygon(${[
  "48.3% 4.3%",
  "51.8% 4.3%",
  "55.6% 4.8%",
  "60% 6.2%",
  "63.9% 8.1%",
  "67.1% 10.2%",
  "70.6% 13.3%",
  "72.3% 15.3%",
  "72.5% 15.3%",
  "75.7% 19.6%",
  "77.7% 23%",
  "79.3% 26.2%",
  "81.5% 32.3%",
  "82.6% 37%",
  "83.2% 41%",
  "83.5% 44.8%",
  "83.5% 48.5%",
  "85.9% 48.9%",
  "87.3% 46.9%",
  "88.8% 46.2%",
  "90.1% 46.5%",
  "90.8% 47.2%",
  "91.5% 48.3%",
  "91.7% 49.5%",
  "91.6% 50.8%",
  "91.1% 51.9%",
  "90.2% 52.8%",
  "89.9% 53.5%",
  "90.3% 55.8%",
  "90.1% 58.7%",
  "89.5% 60.6%",
  "88.6% 62.1%",
  "89.6% 62.5%",
  "90.5% 63.3%",
  "92.1% 65.7%",
  "93.3% 69%",
  "94.1% 73%",
  "94% 75%",
  "93.3% 76.2%",
  "92.2% 76.3%",
  "91.1% 75.7%",
  "90.7% 75%",
  "90.3% 75.1%",
  "90.3% 75.4%",
  "90.9% 75.8%",
  "91.7% 76.9%",
  "92% 79%",
  "91.6% 80.5%",
  "90.6% 81.7%",
  "89.4% 82.7%",
  "87.2% 82.8%",
  "86% 82.1%",
  "84.5% 82.9%",
  "82.4% 83.1%",
  "80.6% 82.5%",
  "79.5% 81.7%",
  "78.8% 82.4%",
  "77.7% 82.8%",
  "75.7% 82.8%",
  "74.5% 82.3%",
  "74.4% 82%",
  "73.6% 82%",
  "72.7% 81.5%",
  "71.9% 80.2%",
  "71.4% 81%",
  "69.6% 82.8%",
  "65.1% 82.8%",
  "65.1% 94.9%",
  "50.4% 94.9%",
  "47.9% 94.9%",
  "47.8% 87.5%",
  "48% 82.8%",
  "30.5% 82.8%",
  "29.6% 81.7%",
  "29.4% 82.7%",
  "12% 82.7%",
  "12% 81.2%",
  "17.9% 81.2%",
  "17.8% 73.9%",
  "4.7% 73.9%",
  "4.2% 73.7%",
  "3.6% 72.8%",
  "3.6% 39.8%",
  "2.5% 38.6%",
  "2.6% 38%",
  "4.7% 35.2%",
  "5.9% 36.4%",
  "7.2% 38.2%",
  "17.3% 38.6%",
  "17.8% 35.5%",
  "18.6% 32.3%",
  "20.8% 26.2%",
  "22.4% 23%",
  "24.4% 19.6%",
  "28.3% 14.5%",
  "33% 10.2%",
  "38.5% 6.9%",
  "42.4% 5.4%",
].join()})`;

interface HelloHeroProps {
  /** The hello, in two lines. */
  greeting: readonly [string, string];
  /** What she does, in one sentence. */
  line: string;
  availability: string;
  primary: NavigationLink;
  secondary: NavigationLink;
  /** Cut along `OUTLINE`: another picture needs another. */
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
    <section
      aria-labelledby="hello"
      className={`${styles.hello} grid w-full grid-cols-1 overflow-clip`}
    >
      <div className={styles.words}>
        <h1 id="hello" className={`display ${styles.greeting}`}>
          <span className="block">{hello}</span> <span className="block">{name}</span>
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
        <span className={`${styles.rise} absolute inset-0`}>
          <svg viewBox="0 0 100 100" aria-hidden className={styles.petals}>
            <PetalPath petals={16} fill="var(--accent)" />
          </svg>
        </span>
        <Picture
          picture={portrait}
          priority
          sizes="(min-width: 62rem) 54vw, 100vw"
          className={styles.portrait}
          style={{ clipPath: OUTLINE }}
          data-full-light
        />
      </div>
      <div data-tone="brand" className={styles.desk}>
        <p className={`${styles.free} flex items-center gap-4 text-lead font-semibold`}>
          <span aria-hidden className={`${styles.lamp} flex-none rounded-full`} />
          {availability}
        </p>
      </div>
    </section>
  );
}
