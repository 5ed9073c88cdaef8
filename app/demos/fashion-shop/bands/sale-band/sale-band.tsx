import * as styles from "./sale-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Countdown } from "#app/elements/figures/countdown/countdown.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Price } from "#app/features/shop/price.tsx";
import { useNow } from "#app/engine/use-now.ts";
import { Section } from "#app/sections/section.tsx";
import { nextOf, type WeeklyMoment } from "../../weekly.ts";

export interface ReducedArticle {
  name: string;
  href: string;
  /** Formatted, both. */
  price: string;
  compareAt: string;
  /** Why it costs less. */
  reason: string;
  /** Fills the step below the words. */
  picture: PictureSource;
}

interface SaleBandProps {
  heading: string;
  /** What happens every week; it is all that a visitor without script is told. */
  rule: string;
  /** When. */
  moment: WeeklyMoment;
  timer: { label: string; finished: string };
  articles: readonly ReducedArticle[];
  more: { label: string; href: string };
}

/**
 * What is reduced, why, and how long until the list is written anew: prices as large as they go, each a step lower than the one before it,
 * and the article itself is what the step is built of.
 * Each week has its own end, so none is ever past.
 */
export function SaleBand({ heading, rule, moment, timer, articles, more }: SaleBandProps) {
  const until = nextOf(moment, useNow());
  return (
    <Section
      id="reduced"
      tone="night"
      width="wide"
      aria-labelledby="reduced-heading"
      className={styles.sale}
    >
      <div className={styles.words}>
        <h2 id="reduced-heading" className={`${styles.shout} display`}>
          {heading}
        </h2>
        <div className={styles.clock}>
          <p className="text-soft">{rule}</p>
          <div className="needs-script">
            <Countdown label={timer.label} until={until} finished={timer.finished} />
          </div>
        </div>
      </div>
      <ul className={styles.stairs}>
        {articles.map(({ name, href, price, compareAt, reason, picture }) => (
          <li key={href}>
            <Price price={price} compareAt={compareAt} className={`${styles.price} display`} />
            <Link href={href} className={styles.article}>
              <span className={`${styles.name} font-semibold`}>{name}</span>{" "}
              <span className="text-small text-soft">{reason}</span>
            </Link>
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 62rem) 25vw, 46vw"
              className={styles.riser}
            />
          </li>
        ))}
      </ul>
      <Link href={more.href} className={`${styles.more} text-small`}>
        {more.label}
      </Link>
    </Section>
  );
}
