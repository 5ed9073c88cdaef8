import * as styles from "./sale-band.module.css";
import { Countdown } from "#app/elements/figures/countdown/countdown.tsx";
import { Link } from "#app/elements/actions/link.tsx";
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

/** What is reduced, why, and how long until the list is written anew: each week has its own end, so none is ever past. */
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
        <h2 id="reduced-heading" className="display text-display-1">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-soft">{rule}</p>
        <div className="needs-script">
          <Countdown label={timer.label} until={until} finished={timer.finished} />
        </div>
      </div>
      <div>
        <ul className={styles.articles}>
          {articles.map(({ name, href, price, compareAt, reason }) => (
            <li key={href}>
              <Link href={href} className={styles.article}>
                <span className={`${styles.name} display text-display-3`}>{name}</span>{" "}
                <span className="text-small text-soft">{reason}</span>
              </Link>
              <Price price={price} compareAt={compareAt} className={styles.price} />
            </li>
          ))}
        </ul>
        <Link
          href={more.href}
          className="mt-8 inline-block py-1 text-small underline underline-offset-4"
        >
          {more.label}
        </Link>
      </div>
    </Section>
  );
}
