import * as styles from "./agreed-band.module.css";

interface AgreedBandProps {
  /** The first word of the page's title, the part of it that goes, and the rest. */
  title: { whole: string; start: string; gone: string; rest: string };
  text: string;
  signed: string;
  quote: { text: string; by: string };
}

/** What the two do agree on, in one piece: the title of the page without its “dis”, which leaves as one scrolls, and both signatures. */
export function AgreedBand({ title, text, signed, quote }: AgreedBandProps) {
  return (
    <section aria-labelledby="agreed-heading" data-tone="brand" className={styles.band}>
      <h2 id="agreed-heading" className={`${styles.title} display`}>
        <span aria-hidden>
          {title.start} <span className={styles.gone}>{title.gone}</span>
          {title.rest}
        </span>
        <span className="sr-only">{title.whole}</span>
      </h2>
      <div className={styles.deed}>
        <p className={styles.text}>{text}</p>
        <svg viewBox="0 0 420 120" role="img" aria-label={signed} className={styles.signatures}>
          <path
            d="M14 84V62l10 14 10-14v22m8-14v14m8 0V70l10 14V70M68 84h52"
            className={styles.small}
          />
          <path
            d="M170 100c10-60 24-90 34-88s-6 60 6 62 22-70 34-68-2 64 8 76c22-2 18-34 36-30 16 6-14 32-2 36 18 2 22-42 40-40-16 18-24 40-12 42 24 0 44-36 66-44M300 66l60-24M160 112c80-14 160-18 250-8"
            className={styles.large}
          />
        </svg>
        <blockquote className={styles.quote}>
          <p>{quote.text}</p>
          <footer>{quote.by}</footer>
        </blockquote>
      </div>
    </section>
  );
}
