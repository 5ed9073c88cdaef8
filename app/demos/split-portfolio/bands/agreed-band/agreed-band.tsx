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
            d="M170 100c10-60 24-90 34-88s-6 60 6 62 22-70 34-68-4 62 6 72c6 6 14 2 18-5M306 56c-12-10-38-2-38 16 0 18 28 18 38-14-4 18-4 30 6 30 12 0 14-34 26-32 12 2 10 34 26 34 10 0 18-8 24-18M396 34c-28 10-58 34-72 58M160 112c80-14 160-18 250-8"
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
