import * as styles from "./booking-band.module.css";
import { Section } from "#app/sections/section.tsx";
import { BookingForm, type BookingWords } from "./booking-form.tsx";
import type { Visit } from "../../use-visit.ts";

interface BookingBandProps {
  heading: string;
  text: string;
  hours: readonly { days: string; times: string }[];
  note: string;
  form: BookingWords;
  visit: Visit;
}

/** Asking for a visit: when the house is open at the start, the visit as it was put together in the form. */
export function BookingBand({ heading, text, hours, note, form, visit }: BookingBandProps) {
  return (
    <Section
      id="booking"
      ground="sunken"
      width="wide"
      aria-labelledby="booking-heading"
      className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12"
    >
      <div className="grid content-start gap-6 lg:col-span-5">
        <h2 id="booking-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[40ch]">{text}</p>
        <dl className={`${styles.hours} max-w-[40ch]`}>
          {hours.map(({ days, times }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-[40ch] text-small text-soft">{note}</p>
      </div>
      <BookingForm words={form} visit={visit} className="lg:col-span-6 lg:col-start-7" />
    </Section>
  );
}
