import * as styles from "./job-prices.module.css";
import { Section } from "#app/sections/section.tsx";

export interface PricedJob {
  name: string;
  text: string;
  /** How long it takes, in words. */
  takes: string;
  /** Formatted. */
  price: string;
}

interface JobPricesProps {
  id: string;
  heading: string;
  intro: string;
  /** What the table lists; read out, not seen. */
  caption: string;
  columns: { name: string; takes: string; price: string };
  jobs: readonly PricedJob[];
  footnote: string;
}

/** What a trade sells by the day: a ruled table on the brand's ground, each job with what it takes and what that comes to. */
export function JobPrices({
  id,
  heading,
  intro,
  caption,
  columns,
  jobs,
  footnote,
}: JobPricesProps) {
  return (
    <Section
      id={id}
      tone="brand"
      width="wide"
      aria-labelledby={`${id}-heading`}
      className={styles.prices}
    >
      <h2 id={`${id}-heading`} className={`display ${styles.heading} text-display-1`}>
        {heading}
      </h2>
      <p className={`${styles.intro} text-lead`}>{intro}</p>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.takes}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, text, takes, price }) => (
            <tr key={name}>
              <th scope="row">
                <span className="display text-display-3">{name}</span>
                <span className={styles.text}>{text}</span>
              </th>
              <td>{takes}</td>
              <td className="figures text-display-3">{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{footnote}</p>
    </Section>
  );
}
