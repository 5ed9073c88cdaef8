import * as styles from "./reservation-band.module.css";
import { clsx } from "clsx";
import { useState } from "react";
import { addMonths, isCalendarDate } from "#shared/forms/calendar.ts";
import {
  allSeatings,
  closedBecause,
  RESERVATION_MONTHS_AHEAD,
  reservationZone,
  tableSizes,
  timesOn,
} from "#forms/reservation/hours.ts";
import { EmailField, Field, NameField } from "#app/features/forms/field/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts/form-parts.tsx";
import { MailInstead } from "#app/features/forms/mail-instead.tsx";
import { type FormDefinition, useForm } from "#app/features/forms/use-form.ts";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { useToday } from "#app/lib/use-today.ts";

/** Asking for a table (restaurant home). */
const reservationForm: FormDefinition = {
  name: "reservation",
  schema: () => import("#forms/reservation/schema.ts").then(({ reservation }) => reservation),
};

interface ReservationFormProps {
  zone: string;
  submit: string;
  confirmation: { heading: string; text: string };
  firstDay: string;
  className?: string;
}

/**
 * The registered form `reservation`. Once a day is chosen, times at which the house does not seat that day cannot be chosen any more;
 * without script the server says so. Its confirmation stays until the guest turns to the form again.
 */
export function ReservationForm(props: ReservationFormProps) {
  return import.meta.env.HAS_SERVER ? (
    <SentForm {...props} />
  ) : (
    <MailInstead id="reservation-request" className={props.className} />
  );
}

function SentForm({ zone, submit, confirmation, firstDay, className }: ReservationFormProps) {
  const form = useForm(reservationForm, "reservation-request");
  const first = useToday(firstDay, reservationZone);
  const { ref } = form.props;
  const [date, setDate] = useState(form.valueOf("date"));
  useFirstRead(ref, (fields) => {
    const chosen = new FormData(fields).get("date");
    if (typeof chosen === "string") setDate(chosen);
  });
  const isKnown = isCalendarDate(date);
  const open = isKnown ? new Set(timesOn(date)) : null;

  return (
    <form
      {...form.props}
      onReset={() => setDate("")}
      aria-labelledby="reservation-heading"
      className={clsx("grid grid-cols-1 content-start gap-6", className)}
    >
      <HiddenFields form={form} />
      <div className={`${styles.when} sm:grid-cols-3 xl:grid-cols-[1.2fr_1fr_0.8fr]`}>
        <Field
          form={form}
          name="date"
          label="Date"
          help={(isKnown && closedBecause(date)) || `Within ${RESERVATION_MONTHS_AHEAD} months`}
          type="date"
          min={first}
          max={addMonths(first, RESERVATION_MONTHS_AHEAD)}
          onInput={({ currentTarget }) => setDate(currentTarget.value)}
          autoComplete="off"
          required
        />
        <Field
          as="select"
          form={form}
          name="time"
          label="Time"
          help={zone}
          autoComplete="off"
          required
          className={styles.time}
        >
          <option value="">Choose a time</option>
          {allSeatings.map(({ name, times }) => (
            <optgroup key={name} label={name}>
              {times.map((time) => (
                <option key={time} disabled={open ? !open.has(time) : false}>
                  {time}
                </option>
              ))}
            </optgroup>
          ))}
        </Field>
        <Field
          as="select"
          form={form}
          name="guests"
          label="Guests"
          defaultValue="2"
          autoComplete="off"
          required
          className={styles.guests}
        >
          {tableSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Field>
      </div>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <NameField form={form} />
        <EmailField form={form} />
      </div>
      <Field
        as="textarea"
        form={form}
        name="note"
        label="Notes (optional)"
        help="Allergies, a pram, a birthday"
        rows={3}
        autoComplete="off"
      />
      <SubmitButton form={form} className="justify-self-start">
        {submit}
      </SubmitButton>
      <FormConfirmation form={form} {...confirmation} />
    </form>
  );
}
