import * as styles from "./split-hero.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import { LoudHalf, MeasuredHalf } from "../drawn-circle/drawn-circle.tsx";
import { SeamPair, type SeamTitle } from "#app/demos/split-portfolio/bands/seam-pair/seam-pair.tsx";

interface HeroHalf {
  text: string;
  link: { label: string; href: string };
}

interface SplitHeroProps {
  title: SeamTitle;
  halves: readonly [HeroHalf, HeroHalf];
}

/** The first screen: one sentence and one circle, both cut at the seam and each half drawn by one of them, and a line by each. */
export function SplitHero({ title, halves: [own, other] }: SplitHeroProps) {
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
                <div className={styles.cut}>
                  <MeasuredHalf />
                </div>
              </div>
            ),
          },
          {
            view: (
              <div className={styles.view}>
                <HeroWords {...other} />
                <div className={`${styles.cut} ${styles.end}`}>
                  <LoudHalf />
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
