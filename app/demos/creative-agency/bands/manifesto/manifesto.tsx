import * as styles from "./manifesto.module.css";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
import { Section } from "#app/sections/section.tsx";

interface ManifestoProps {
  /** One sentence in lines of about equal length; each is set as wide as the sheet. */
  lines: readonly { text: string; isLoud?: true }[];
  imprint: readonly string[];
  text: string;
  note: string;
}

/** One shouted sentence, printed and pasted up; beside it what became of the edition. */
export function Manifesto({ lines, imprint, text, note }: ManifestoProps) {
  return (
    <Section
      id="manifesto"
      width="wide"
      space="tight"
      aria-labelledby="manifesto-heading"
      className={styles.manifesto}
    >
      <div className={styles.sheets}>
        <div className={styles.sheet}>
          <h2 id="manifesto-heading" className={styles.sentence}>
            {lines.map(({ text: line, isLoud }) => (
              <FitLine key={line} text={line} className={isLoud && styles.loud} />
            ))}
          </h2>
          <p className={`${styles.imprint} text-small font-semibold`}>
            {imprint.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
        </div>
      </div>
      <div className={styles.words}>
        <p className="display text-display-3">{text}</p>
        <p>{note}</p>
      </div>
    </Section>
  );
}
