import * as styles from "./o-words.module.css";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface OWordsProps {
  heading: string;
  intro: string;
  /** Each word has at least one O. */
  services: readonly { word: string; text: string; price: string }[];
}

/** The services as a list of large words, every O of them a ball. */
export function OWords({ heading, intro, services }: OWordsProps) {
  return (
    <Section id="services" width="wide" space="tight" aria-labelledby="services-heading">
      <SectionHeader
        id="services-heading"
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-12"
      />
      <ul>
        {services.map(({ word, text, price }) => (
          <li key={word} className={styles.row}>
            <h3 className={`${styles.title} display`}>
              <span className="sr-only">{word}</span>
              <DrawnWord word={word} />
            </h3>
            <div className={styles.text}>
              <p>{text}</p>
              <p className="font-semibold">{price}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DrawnWord({ word }: { word: string }) {
  // Split with a group: letters between the Os, and the Os themselves at every second place.
  const parts = word.split(/(o)/i).map((part, index) => ({ part, at: index }));
  return (
    <span aria-hidden className={styles.drawn}>
      {parts.map(({ part, at }) => (at % 2 === 1 ? <i key={at} className={styles.ball} /> : part))}
    </span>
  );
}
