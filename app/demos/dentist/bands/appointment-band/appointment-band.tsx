import * as styles from "./appointment-band.module.css";
import { type Topic, TopicForm, type TopicFormWords } from "#app/features/messages/topic-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";
import { Section } from "#app/sections/section.tsx";
import { APPOINTMENT_FORM } from "../../write-appointment.ts";

interface AppointmentBandProps {
  heading: string;
  text: string;
  hours: readonly { days: string; hours: string }[];
  /** What the hours do not say. */
  exceptions: string;
  address: readonly string[];
  phone: { display: string; href: string };
  form: TopicFormWords & { topics: readonly Topic[] };
  /** The visit in the address, as the form offers it, or nothing. */
  visit: string;
}

/** Asking for an appointment: when the door is open and where it is at the start, the form on a round sheet beside it. */
export function AppointmentBand({
  heading,
  text,
  hours,
  exceptions,
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
      className={styles.appointment}
    >
      <div className={styles.words}>
        <h2 id="appointment-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-lead">{text}</p>
        <dl className={styles.hours}>
          {hours.map(({ days, hours: open }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd className="tabular-nums">{open}</dd>
            </div>
          ))}
        </dl>
        <p className="text-small text-soft">{exceptions}</p>
        <AddressLines phone={phone} lines={address} />
      </div>
      <div className={styles.sheet}>
        <TopicForm
          id={APPOINTMENT_FORM}
          labelledBy="appointment-heading"
          {...form}
          topic={visit}
          first="topic"
        />
      </div>
    </Section>
  );
}
