import * as styles from "./climbing-result.module.css";
import { Icon } from "#app/elements/media/icon.tsx";

export interface ClimbingResultProps {
  /** What the page shows, for those who do not see it. */
  label: string;
  query: string;
  /** The position before and after. */
  from: number;
  to: number;
  place: string;
  title: string;
  text: string;
}

/** A page of results, drawn as large as the first screen allows: the results of others are bars, and one has climbed to its place. */
export function ClimbingResult({
  label,
  query,
  from,
  to,
  place,
  title,
  text,
}: ClimbingResultProps) {
  const above = Array.from({ length: to - 1 }, (_, index) => index + 1);
  return (
    <div role="img" aria-label={label} className={styles.page}>
      <p className={styles.query}>
        <Icon name="search" className={styles.sign} />
        {query}
      </p>
      {above.map((position) => (
        <Other key={position} position={position} />
      ))}
      <div className={styles.result}>
        <b className={`${styles.position} figures`}>{to}</b>
        <p>
          <span className={styles.place}>{place}</span>
          <span className={`${styles.title} display`}>{title}</span>
          <span className={styles.text}>{text}</span>
        </p>
      </div>
      <Other position={to + 1} />
      {/* What stands on the page may lie over it. */}
      <p aria-hidden className={styles.left}>
        <b className="figures">{from}</b>
      </p>
      <svg viewBox="0 0 100 200" preserveAspectRatio="none" aria-hidden className={styles.climb}>
        <path d="M96 186C30 190 20 150 24 26" />
        <path d="M4 44 24 8 44 44" />
      </svg>
    </div>
  );
}

/** The result of somebody else. */
function Other({ position }: { position: number }) {
  return (
    <p className={styles.other}>
      <b className="figures">{position}</b>
    </p>
  );
}
