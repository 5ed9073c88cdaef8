import * as styles from "./booking-band.module.css";
import { Section } from "#app/sections/section.tsx";
import { BookingForm } from "./booking-form.tsx";

interface BookingBandProps {
  heading: string;
  intro: string;
  /** What follows, in order. */
  next: readonly { term: string; detail: string }[];
  zone: string;
  submit: string;
  confirmation: { heading: string; text: string };
  firstDay: string;
  topic: string | null;
}

/** Booking a first conversation: what will happen on one side, a reply card to fill in on the other. */
export function BookingBand({ heading, intro, next, ...form }: BookingBandProps) {
  return (
    <Section
      id="booking"
      width="wide"
      space="roomy"
      aria-labelledby="booking-heading"
      className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12"
    >
      <div className="flex flex-col gap-6 lg:gap-8 lg:col-span-5">
        <h2 id="booking-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[36ch] text-lead text-balance">{intro}</p>
        <ol className="mt-auto border-t border-ink">
          {next.map(({ term, detail }) => (
            <li key={term} className="border-b border-line py-3 lg:py-4">
              <p className="max-w-[46ch] text-soft">
                <span className="font-semibold text-ink">{term}</span> {detail}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div className={`${styles.card} lg:col-span-6 lg:col-start-7`}>
        <BookingForm {...form} />
      </div>
    </Section>
  );
}
