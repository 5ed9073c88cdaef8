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
    <div role="img" aria-label={label} data-tone="night" className={clsx(styles.screen, className)}>
      <p className={styles.head}>
        <span>{place}</span>
        <span>{people}</span>
        <span className="figures">{time}</span>
      </p>
      {beds.map(({ bed, who, news, kind }) => (
        <p key={bed} className={styles.bed}>
          <span className={`${styles.number} figures`}>{bed}</span>
          <span className={styles.news}>
            <span className={styles.kind}>
              {who} <span>{kind}</span>
            </span>
            {news}
          </span>
        </p>
      ))}
      <p className={styles.foot}>
        <span>{rest}</span>
        <span className={styles.action}>{action}</span>
      </p>
    </div>
  );
}
