import * as styles from "./enquiry-band.module.css";
import { type Topic, TopicForm, type TopicFormWords } from "#app/features/messages/topic-form.tsx";
import { ContactLines } from "./contact-lines.tsx";

interface EnquiryBandProps {
  heading: string;
  text: string;
  form: TopicFormWords & { label: string; topics: readonly Topic[] };
}

/** The end of the page: a sheet of letter paper that lies half on the brand's ground. */
export function EnquiryBand({ heading, text, form }: EnquiryBandProps) {
  return (
    <section id="enquiry" aria-labelledby="enquiry-heading" className={styles.enquiry}>
      <div data-tone="brand" className={styles.enquiryWords}>
        <h2 id="enquiry-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-lead">{text}</p>
        <ContactLines />
      </div>
      <TopicForm id="verre-enquiry" {...form} topic="" rows={6} className={styles.letter} />
    </section>
  );
}
