import * as styles from "./contact-slide.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";

interface ContactSlideProps {
  id: string;
  heading: string;
  text: string;
  mail: string;
  formLabel: string;
}

/** The last page: an empty sheet as large as the page, pinned to the wall, with the title at its head and lines to write on. */
export function ContactSlide({ id, heading, text, mail, formLabel }: ContactSlideProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.slide}>
      <div className={styles.sheet}>
        <h2 id={`${id}-title`} className={`${styles.title} display`}>
          {heading}
        </h2>
        <div className={styles.words}>
          <p className="text-lead">{text}</p>
          <a
            href={`mailto:${mail}`}
            className="text-lead wrap-anywhere underline decoration-1 underline-offset-6 hover:decoration-2"
          >
            {mail}
          </a>
        </div>
        <ContactForm id="nord-contact" layout="card" label={formLabel} className={styles.form} />
      </div>
    </section>
  );
}
