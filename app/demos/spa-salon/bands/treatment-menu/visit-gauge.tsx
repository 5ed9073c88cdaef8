import * as styles from "./treatment-menu.module.css";
import type { CSSProperties, MouseEvent, RefObject } from "react";
import { clsx } from "clsx";
import { Button, ButtonLink } from "#app/elements/actions/button.tsx";
import { formatDuration } from "#app/lib/format-duration.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { Visit } from "../../use-visit.ts";

export interface VisitWords {
  /** Names the gauge. */
  label: string;
  /** Stands for the sum while nothing is chosen. */
  empty: string;
  time: string;
  price: string;
  action: string;
}

interface VisitGaugeProps {
  words: VisitWords;
  currency: string;
  visit: Visit;
  /** The link on to the booking: whatever else leads there presses it. */
  proceed: RefObject<HTMLAnchorElement | null>;
}

const HOURS = [4, 3, 2, 1];

/** The visit as water in a gauge, each treatment as high as it is long, and below it what it comes to. */
export function VisitGauge({ words, currency, visit, proceed }: VisitGaugeProps) {
  const { treatments, minutes, price, tooMuch } = visit;
  const isEmpty = treatments.length === 0;

  /** A visit that is too long does not go on to the booking: the box with which it became so says why. */
  function holdBack(event: MouseEvent) {
    if (tooMuch === null) return;
    event.preventDefault();
    document.getElementById(`treatment-${tooMuch}`)?.focus();
  }

  return (
    <div className={styles.visit}>
      <div className={clsx(styles.gauge, tooMuch !== null && styles.gaugeOver)}>
        <ol aria-label={words.label} className={styles.gaugeTube}>
          {treatments.map(({ id, name, minutes }) => (
            <li key={id} style={{ "--minutes": minutes } as CSSProperties}>
              <span>{name}</span> <span>{formatDuration(minutes)}</span>
            </li>
          ))}
        </ol>
        <div aria-hidden className={`${styles.gaugeScale} text-soft`}>
          {HOURS.map((hour) => (
            <span key={hour} style={{ "--at": hour * 60 } as CSSProperties}>
              {formatDuration(hour * 60)}
            </span>
          ))}
        </div>
        {/* Small screens: the sum is written up the tube. */}
        {!isEmpty && (
          <p aria-hidden className={`${styles.railSum} figures`}>
            <span>{formatDuration(minutes)}</span>
            <span>{formatPlanPrice({ amount: price, currency })}</span>
          </p>
        )}
      </div>
      <div className={styles.visitSum}>
        <div role="status">
          {isEmpty ? (
            <p className="text-small text-soft">{words.empty}</p>
          ) : (
            <dl className={`${styles.visitFigures} figures`}>
              <div>
                <dt className="sr-only">{words.time}</dt>
                <dd>{formatDuration(minutes)}</dd>
              </div>
              <div>
                <dt className="sr-only">{words.price}</dt>
                <dd>{formatPlanPrice({ amount: price, currency })}</dd>
              </div>
            </dl>
          )}
        </div>
        <Button type="submit" className="without-script">
          {words.action}
        </Button>
        <ButtonLink ref={proceed} href="#booking" onClick={holdBack} className="needs-script">
          {words.action}
        </ButtonLink>
      </div>
    </div>
  );
}
