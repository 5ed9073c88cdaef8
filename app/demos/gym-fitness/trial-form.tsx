import { contactForm } from "#app/features/forms/contact-definition.ts";
import { Field } from "#app/features/forms/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts.tsx";
import { useForm } from "#app/features/forms/use-form.ts";

interface TrialFormProps {
  label: string;
  /** What can be tried. */
  kinds: readonly string[];
  confirmation: { heading: string; text: string };
}

/** Asking for a first session, by the registered form `contact`. Its confirmation stays until the next message. */
export function TrialForm({ label, kinds, confirmation }: TrialFormProps) {
  const form = useForm(contactForm, "trial-request");
  return (
    <form {...form.props} aria-label={label} className="grid grid-cols-1 gap-6">
      <HiddenFields form={form} />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Field form={form} name="name" label="Your name" autoComplete="name" required />
        <Field form={form} name="email" label="Email" type="email" autoComplete="email" required />
      </div>
      <Field
        as="select"
        form={form}
        name="subject"
        label="What you would like to try"
        autoComplete="off"
      >
        {kinds.map((kind) => (
          <option key={kind} value={`First lift: ${kind}`}>
            {kind}
          </option>
        ))}
        <option value="First lift: coach decides">You decide</option>
      </Field>
      <Field
        as="textarea"
        form={form}
        name="message"
        label="What already hurts, and when you can come"
        help="“Knees, and never on Mondays” is enough."
        rows={4}
        autoComplete="off"
        required
      />
      <SubmitButton form={form} className="justify-self-start">
        {label}
      </SubmitButton>
      <FormConfirmation form={form} {...confirmation} />
    </form>
  );
}
