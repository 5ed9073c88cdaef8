import { Section, SectionHeader } from "#app/sections/section.tsx";
import * as styles from "./news-days.module.css";

interface NewsDaysProps {
  id: string;
  heading: string;
  intro: string;
  /** The newest first. */
  items: readonly {
    title: string;
    text: string;
    division: string;
    /** Day of the month, and month with year. */
    day: string;
    month: string;
  }[];
}

/** News by its days: the newest as large as the band, the four before it beside each other. */
export function NewsDays({ id, heading, intro, items }: NewsDaysProps) {
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <ol className={styles.days}>
        {items.map(({ title, text, division, day, month }) => (
          <li key={title} className={styles.item}>
            <p className={styles.date}>
              <span className={`${styles.day} display`}>{day}</span>{" "}
              <span className={styles.month}>
                {month}, {division}
              </span>
            </p>
            <div className="grid grid-cols-1 content-start gap-3">
              <h3 className={styles.title}>{title}</h3>
              <p className={`${styles.text} max-w-[46ch] text-soft`}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
