import * as styles from "./enquiry-band.module.css";
import { type Topic, TopicForm, type TopicFormWords } from "#app/features/messages/topic-form.tsx";
import { ContactLines } from "./contact-lines.tsx";

interface EnquiryBandProps {
  heading: string;
  text: string;
  form: TopicFormWords & { label: string; topics: readonly Topic[] };
}

/** The end of the page: a letter that comes out of its envelope, which is already addressed, stamped and waiting. */
export function EnquiryBand({ heading, text, form }: EnquiryBandProps) {
  return (
    <section id="enquiry" aria-labelledby="enquiry-heading" className={styles.enquiry}>
      <header data-tone="brand" className={styles.enquiryWords}>
        <h2 id="enquiry-heading" className="display text-display-1">
          {heading}
        </h2>
        <p className="text-lead">{text}</p>
      </header>
      <TopicForm id="verre-enquiry" {...form} topic="" rows={6} className={styles.letter} />
      <div className={styles.envelope}>
        <svg viewBox="0 0 120 140" aria-hidden className={styles.stamp}>
          <path d="M8 8H112V132H8Z" className={styles.stampPaper} />
          <path d="M60 28v38M40 100h40M60 66v34" className={styles.stampLine} />
          <path d="M34 66C34 40 46 28 60 28s26 12 26 38Z" className={styles.stampShade} />
        </svg>
        <ContactLines />
      </div>
    </section>
  );
}
