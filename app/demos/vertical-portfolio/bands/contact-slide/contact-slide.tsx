import * as styles from "./contact-slide.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";

interface ContactSlideProps {
  id: string;
  heading: string;
  text: string;
  mail: string;
  formLabel: string;
}

/** The last page: whom to write to, and the empty page beside it to write on. */
export function ContactSlide({ id, heading, text, mail, formLabel }: ContactSlideProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.slide}>
      <div data-tone="brand" className={styles.words}>
        <h2 id={`${id}-title`} className={`${styles.title} display`}>
          {heading}
        </h2>
        <p className="max-w-[36ch] text-lead">{text}</p>
        <a
          href={`mailto:${mail}`}
          className="text-lead wrap-anywhere underline decoration-1 underline-offset-6 hover:decoration-2"
        >
          {mail}
        </a>
      </div>
      <div className={styles.sheet}>
        <ContactForm id="nord-contact" layout="card" label={formLabel} />
      </div>
    </section>
  );
}
