import * as styles from "./contact-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";

interface ContactBandProps {
  /** The heading in two lines: the second is only half made. */
  heading: readonly [string, string];
  text: string;
}

/** A heading as wide as the page that stops being solid half way, the form, and a stool that is still short of its legs. */
export function ContactBand({ heading: [solid, half], text }: ContactBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.contact}>
      <h2 id="contact-heading" className={styles.heading}>
        <FitLine text={solid} /> <FitLine text={half} className={styles.half} />
      </h2>
      <div className={styles.below}>
        <div className={styles.words}>
          <p className="text-lead text-pretty">{text}</p>
          <HalfStool />
        </div>
        <ContactForm id="field-notes-contact" layout="card" label="Write to Field Notes Lab" />
      </div>
    </section>
  );
}

/** A stool in lines: seat and one leg made, the rest as it is drawn on the bench. */
function HalfStool() {
  return (
    <svg viewBox="0 0 300 260" aria-hidden className={styles.stool}>
      <path d="M40 52c0-20 48-34 110-34s110 14 110 34-48 34-110 34S40 72 40 52zm0 0v18c0 20 48 34 110 34s110-14 110-34V52" />
      <path d="M82 98 58 246h16L104 102" />
      <path
        className={styles.planned}
        d="m218 98 24 148h-16l-30-144M142 104v118h16V104M70 180h72M158 180h76"
      />
      <path className={styles.measure} d="M20 18v228m-8-228h16m-16 228h16" />
    </svg>
  );
}
