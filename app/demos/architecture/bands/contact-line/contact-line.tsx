import * as styles from "./contact-line.module.css";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
import { Section } from "#app/sections/section.tsx";

interface ContactLineProps {
  id: string;
  /** About 30 letters: set as wide as the page. */
  line: string;
  mail: string;
  note: string;
}

/** Contact in one line, which is the link. */
export function ContactLine({ id, line, mail, note }: ContactLineProps) {
  return (
    <Section id={id} tone="brand" width="wide" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={`${styles.line} display`}>
        <a href={`mailto:${mail}`}>
          <FitLine text={line} onlyWide />
        </a>
      </h2>
      <p className="mt-6">{note}</p>
    </Section>
  );
}
