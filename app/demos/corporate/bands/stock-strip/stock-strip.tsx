import * as styles from "./stock-strip.module.css";

interface Quote {
  name: string;
  symbol: string;
  /** As people read it: "€48.62". */
  price: string;
  /** Against the day before, with its sign. */
  change: string;
  direction: "up" | "down";
  /** Closing prices, the latest last: draws the line. */
  closes: readonly number[];
}

interface StockStripProps {
  /** Names the strip for assistive technology. */
  label: string;
  quote: Quote;
  facts: readonly { term: string; detail: string }[];
  /** When the price was made, in which zone, and what it is worth. */
  note: string;
}

/** The price of one share as a quiet line: it stands still, says when it was made, and draws the last weeks without a scale. */
export function StockStrip({ label, quote, facts, note }: StockStripProps) {
  return (
    <section aria-label={label} className={`${styles.strip} text-small`}>
      <p className={styles.price}>
        <span className="text-soft">
          {quote.name} <abbr className="no-underline">{quote.symbol}</abbr>
        </span>
        <span className="figures text-lead">{quote.price}</span>
        <span data-direction={quote.direction} className={`${styles.change} figures`}>
          {quote.change}
        </span>
      </p>
      <ClosingLine closes={quote.closes} />
      <dl className={styles.facts}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt className="text-soft">{term}</dt>
            <dd className="figures">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className={`${styles.note} text-label text-soft`}>{note}</p>
    </section>
  );
}

/** Decorative: the figures beside it say what can be said. */
function ClosingLine({ closes }: { closes: readonly number[] }) {
  const low = Math.min(...closes);
  const high = Math.max(...closes);
  const points = closes.map((close, day) => {
    const x = (day / (closes.length - 1)) * 120;
    const y = 30 - ((close - low) / (high - low)) * 28;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <svg aria-hidden viewBox="0 0 120 32" preserveAspectRatio="none" className={styles.line}>
      <path d={`M${points.join(" ")}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
