import "./appointment-band.css";
import { Section } from "#app/sections/section.tsx";
import { AppointmentForm, type AppointmentWords } from "./appointment-form.tsx";

interface AppointmentBandProps {
  heading: string;
  text: string;
  hours: readonly { days: string; hours: string }[];
  saturdays: string;
  address: readonly string[];
  phone: { display: string; href: string };
  form: AppointmentWords;
  /** Id of the visit in the address, or nothing. */
  visit: string | null;
}

/** Asking for an appointment: when the door is open and where it is at the start, the form on a round sheet beside it. */
export function AppointmentBand({
  heading,
  text,
  hours,
  saturdays,
  address,
  phone,
  form,
  visit,
}: AppointmentBandProps) {
  return (
    <Section
      id="appointment"
      ground="tint"
      width="wide"
      aria-labelledby="appointment-heading"
      className="appointment"
    >
      <div className="appointment-words">
        <h2 id="appointment-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-lead">{text}</p>
        <dl className="appointment-hours">
          {hours.map(({ days, hours: open }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd className="tabular-nums">{open}</dd>
            </div>
          ))}
        </dl>
        <p className="text-small text-soft">{saturdays}</p>
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <a
            href={phone.href}
            dir="ltr"
            className="font-semibold underline decoration-1 underline-offset-5 hover:decoration-2"
          >
            {phone.display}
          </a>
        </address>
      </div>
      <div className="appointment-sheet">
        <AppointmentForm words={form} visit={visit} />
      </div>
    </Section>
  );
}
