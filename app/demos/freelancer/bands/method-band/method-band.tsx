import * as styles from "./method-band.module.css";
import { Section } from "#app/sections/section.tsx";
import { ProofMark, type ProofSign } from "./proof-mark.tsx";

interface MethodBandProps {
  heading: string;
  intro: string;
  /** The steps in order, each under the mark that printers have for it. */
  marks: readonly { sign: ProofSign; title: string; text: string }[];
}

/** How a job goes, on one proof in four columns: from each to the next there is less of it, and the mark that did it stands on it in pencil. */
export function MethodBand({ heading, intro, marks }: MethodBandProps) {
  return (
    <Section
      id="method"
      width="wide"
      ground="sunken"
      aria-labelledby="method-heading"
      className={styles.method}
    >
      <h2 id="method-heading" className="display text-display-2">
        {heading}
      </h2>
      <p className="text-soft">{intro}</p>
      <ol>
        {marks.map(({ sign, title, text }) => (
          <li key={sign}>
            <ProofMark sign={sign} />
            <div>
              <h3 className="display text-display-3">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
