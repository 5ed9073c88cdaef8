import * as styles from "./handover-screen.module.css";
import { clsx } from "clsx";

export interface HandoverScreenProps {
  /** What is to be seen, for those who do not see it. */
  label: string;
  place: string;
  time: string;
  people: string;
  beds: readonly { bed: number; who: string; news: string; kind: string }[];
  rest: string;
  action: string;
}

/** A picture of the night nurse's screen: what has changed in amber on black, the rest folded. */
export function HandoverScreen({
  label,
  place,
  time,
  people,
  beds,
  rest,
  action,
  className,
}: HandoverScreenProps & { className?: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      data-tone="night"
      className={clsx(styles.screen, "grid grid-cols-1", className)}
    >
      <p
        className={`${styles.head} flex flex-wrap items-center justify-between gap-2 font-semibold`}
      >
        <span>{place}</span>
        <span>{people}</span>
        <span className="figures">{time}</span>
      </p>
      {beds.map(({ bed, who, news, kind }) => (
        <p key={bed} className={`${styles.bed} grid items-center gap-4`}>
          <span className={`${styles.number} figures whitespace-nowrap`}>{bed}</span>
          <span className={`${styles.news} grid font-medium text-balance`}>
            <span
              className={`${styles.kind} flex flex-wrap items-baseline text-small font-semibold`}
            >
              {who} <span>{kind}</span>
            </span>
            {news}
          </span>
        </p>
      ))}
      <p
        className={`${styles.foot} flex flex-wrap items-center justify-between gap-2 font-semibold`}
      >
        <span>{rest}</span>
        <span className={`${styles.action} bg-accent text-on-accent`}>{action}</span>
      </p>
    </div>
  );
}
