import { site } from "#content/site.ts";
import { BOOKING_MONTHS_AHEAD, bookingTimes, practiceAreas } from "#forms/booking/options.ts";
import { addMonths } from "#shared/forms/calendar.ts";
import { EmailField, Field, NameField } from "#app/features/forms/field/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts/form-parts.tsx";
import { MailInstead } from "#app/features/forms/mail-instead.tsx";
import { type FormDefinition, useForm } from "#app/features/forms/use-form.ts";
import { useToday } from "#app/lib/use-today.ts";

/** Asking for a first conversation (consulting home). */
const bookingForm: FormDefinition = {
  name: "booking",
  schema: () => import("#forms/booking/schema.ts").then(({ booking }) => booking),
};

interface BookingFormProps {
  zone: string;
  submit: string;
  confirmation: { heading: string; text: string };
  /** The first day that could be chosen when the page was rendered. */
  firstDay: string;
  /** Chosen already, when the visitor comes from one of the practices. */
  topic: string | null;
}

/** The registered form `booking`. Its confirmation stays until the visitor turns to the form again. */
export function BookingForm(props: BookingFormProps) {
  return import.meta.env.HAS_SERVER ? (
    <SentForm {...props} />
  ) : (
    <MailInstead id="booking-request" />
  );
}

function SentForm({ zone, submit, confirmation, firstDay, topic }: BookingFormProps) {
  const form = useForm(bookingForm, "booking-request");
  const first = useToday(firstDay, site.timeZone);
  const area = practiceAreas.some(({ value }) => value === topic) ? (topic ?? "") : "";

  return (
    <form
      {...form.props}
      aria-labelledby="booking-heading"
      className="grid grid-cols-1 gap-4 sm:gap-5"
    >
      <HiddenFields form={form} />
      <div className="grid grid-cols-1 gap-4 sm:gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <NameField form={form} />
        <EmailField form={form} />
        <Field form={form} name="company" label="Company (optional)" autoComplete="organization" />
        <Field as="select" form={form} name="topic" label="Topic" defaultValue={area} required>
          <option value="">Choose a topic</option>
          {practiceAreas.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
        <Field
          form={form}
          name="preferredDate"
          label="Preferred date"
          help={`Monday to Friday, within ${BOOKING_MONTHS_AHEAD} months`}
          type="date"
          min={first}
          max={addMonths(first, BOOKING_MONTHS_AHEAD)}
          autoComplete="off"
          required
        />
        <Field
          as="select"
          form={form}
          name="preferredTime"
          label="Preferred time"
          help={zone}
          autoComplete="off"
          required
        >
          <option value="">Choose a time</option>
          <TimeOptions label="Morning" times={bookingTimes.filter((time) => time < "12:00")} />
          <TimeOptions label="Afternoon" times={bookingTimes.filter((time) => time >= "12:00")} />
        </Field>
      </div>
      <Field
        as="textarea"
        form={form}
        name="message"
        label="The decision (optional)"
        rows={4}
        autoComplete="off"
      />
      <SubmitButton form={form} className="justify-self-start">
        {submit}
      </SubmitButton>
      <FormConfirmation form={form} {...confirmation} />
    </form>
  );
}

function TimeOptions({ label, times }: { label: string; times: readonly string[] }) {
  return (
    <optgroup label={label}>
      {times.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </optgroup>
  );
}
