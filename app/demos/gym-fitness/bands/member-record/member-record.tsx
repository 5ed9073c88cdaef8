import * as styles from "./member-record.module.css";
import { Quote } from "#app/elements/people/quote/quote.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface Voice {
  text: string;
  source: string;
}

interface MemberRecordProps {
  id: string;
  heading: string;
  /** A lift as a poster, as wide as the page: what was lifted, what that measures, and whoever lifted it. */
  lead: Voice & { figure: string; measure: string };
  others: readonly Voice[];
}

/** One member's record as a poster on the brand's ground, with what she and two others say about it. */
export function MemberRecord({ id, heading, lead, others }: MemberRecordProps) {
  return (
    <Section id={id} width="wide" tone="brand" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} />
      <p className={styles.record}>
        <span className={`display ${styles.figure}`}>{lead.figure}</span>{" "}
        <span className="text-small">{lead.measure}</span>
      </p>
      <div className={styles.voices}>
        <Quote text={lead.text} source={lead.source} look="pulled" />
        {others.map(({ text, source }) => (
          <Quote key={source} text={`“${text}”`} source={source} />
        ))}
      </div>
    </Section>
  );
}
