import { contactForm } from "#app/features/forms/contact-definition.ts";
import { Field } from "#app/features/forms/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { APPOINTMENT_FORM } from "./write-appointment.ts";

export interface AppointmentWords {
  visit: {
    label: string;
    /** Leaves the choice to the practice. */
    any: string;
    help: string;
  };
  message: { label: string; help: string };
  visits: readonly { id: string; name: string }[];
  submit: string;
  confirmation: { heading: string; text: string };
}

interface AppointmentFormProps {
  words: AppointmentWords;
  /** Id of the visit to be chosen at first, or nothing. */
  visit: string | null;
}

/** The registered form `contact`; its subject is the visit. */
export function AppointmentForm({ words, visit }: AppointmentFormProps) {
  const form = useForm(contactForm, APPOINTMENT_FORM);
  const asked = words.visits.find(({ id }) => id === visit);
  return (
    <form {...form.props} aria-labelledby="appointment-heading" className="grid grid-cols-1 gap-6">
      <HiddenFields form={form} />
      <Field
        as="select"
        form={form}
        name="subject"
        label={words.visit.label}
        help={words.visit.help}
        defaultValue={asked?.name ?? ""}
        autoComplete="off"
      >
        <option value="">{words.visit.any}</option>
        {words.visits.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </Field>
      <Field
        as="textarea"
        form={form}
        name="message"
        label={words.message.label}
        help={words.message.help}
        rows={4}
        autoComplete="off"
        required
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Field form={form} name="name" label="Your name" autoComplete="name" required />
        <Field form={form} name="email" label="Email" type="email" autoComplete="email" required />
      </div>
      <SubmitButton form={form} className="justify-self-start">
        {words.submit}
      </SubmitButton>
      <FormConfirmation form={form} {...words.confirmation} />
    </form>
  );
}
