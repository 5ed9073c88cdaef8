import "./reply-band.css";
import { ContactForm } from "#app/features/forms/contact-form.tsx";

interface ReplyBandProps {
  heading: string;
  text: string;
  email: string;
  phone: { display: string; href: string };
  address: readonly string[];
  formLabel: string;
}

/** The end of the page: the answer to its letter, already begun, on a sheet of its own. */
export function ReplyBand({ heading, text, email, phone, address, formLabel }: ReplyBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="reyes-reply">
      <div className="reyes-reply-words">
        <p className="text-lead">{text}</p>
        <address className="not-italic">
          <a href={`mailto:${email}`}>{email}</a>
          <a href={phone.href}>{phone.display}</a>
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      <div className="reyes-reply-sheet">
        <h2 id="contact-heading" className="display text-display-1">
          {heading}
        </h2>
        <ContactForm id="reyes-contact" layout="card" label={formLabel} />
      </div>
    </section>
  );
}
