import * as styles from "./split-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { SeamPair, type SeamTitle } from "#app/demos/split-portfolio/bands/seam-pair/seam-pair.tsx";

interface HeroHalf {
  text: string;
  link: { label: string; href: string };
}

interface SplitHeroProps {
  title: SeamTitle;
  /** Something round: it is cut in the middle. */
  picture: PictureSource;
  halves: readonly [HeroHalf, HeroHalf];
}

/** Sizes of the whole picture, of which each box shows a half. */
const SIZES = "(min-width: 48rem) 55vw, 110vw";

/** The first screen: one sentence and one picture, both cut at the seam, and a line by each. */
export function SplitHero({ title, picture, halves: [own, other] }: SplitHeroProps) {
  return (
    <section aria-labelledby="hero-heading">
      <SeamPair
        headingId="hero-heading"
        level={1}
        title={title}
        size="poster"
        order="view"
        place="first"
        halves={[
          {
            view: (
              <div className={styles.view}>
                <HeroWords {...own} />
                <div className={`${styles.cut} ${styles.start}`}>
                  <Picture picture={picture} sizes={SIZES} priority />
                </div>
              </div>
            ),
          },
          {
            view: (
              <div className={styles.view}>
                <HeroWords {...other} />
                <div className={`${styles.cut} ${styles.end}`}>
                  <Picture picture={picture} sizes={SIZES} alt="" />
                </div>
              </div>
            ),
          },
        ]}
      />
    </section>
  );
}

function HeroWords({ text, link }: HeroHalf) {
  return (
    <div className={styles.words}>
      <p className="text-lead font-semibold">{text}</p>
      <Link
        href={link.href}
        className="self-start font-semibold underline decoration-2 underline-offset-6 hover:text-brand-ink"
      >
        {link.label}
      </Link>
    </div>
  );
}
