import * as styles from "./contact-slide.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";

interface ContactSlideProps {
  id: string;
  heading: string;
  text: string;
  mail: string;
  formLabel: string;
}

/** The last page: an empty sheet as large as the page, pinned to the wall, with the title at its head, a first line drawn, and lines to write on. */
export function ContactSlide({ id, heading, text, mail, formLabel }: ContactSlideProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.slide}>
      <div className={styles.sheet}>
        <h2 id={`${id}-title`} className={`${styles.title} display`}>
          {heading}
        </h2>
        <svg viewBox="0 0 420 150" aria-hidden className={styles.line}>
          <path
            d="M4 112q38-62 70-18t58 10 62-22 62 18q16 8 28-2"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path d="m284 98 12-28 106-66 14 23-106 67z" fill="var(--accent)" />
          <path d="m296 70 14 24-26 4z" fill="var(--paper-sunken)" />
          <path d="m289 86 5 10-10 2z" fill="var(--ink)" />
          <path d="m384 15 14 23 18-11-14-23z" fill="var(--brand)" />
          <path d="m303 82 88-56" fill="none" stroke="var(--ink)" strokeWidth="2" />
        </svg>
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
