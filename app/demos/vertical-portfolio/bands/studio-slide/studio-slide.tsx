import * as styles from "./studio-slide.module.css";

interface StudioSlideProps {
  id: string;
  heading: string;
  intro: string;
  rules: readonly { term: string; detail: string }[];
}

/** The page about the studio: it is ruled, in the house's own colours, and has no picture. */
export function StudioSlide({ id, heading, intro, rules }: StudioSlideProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.slide}>
      <div className={styles.page}>
        <h2 id={`${id}-title`} className={`${styles.title} display`}>
          {heading}
        </h2>
        <p className={`${styles.intro} text-lead`}>{intro}</p>
        <dl className={styles.rules}>
          {rules.map(({ term, detail }) => (
            <div key={term}>
              <dt className="display text-display-3">{term}</dt>
              <dd className="text-soft">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
