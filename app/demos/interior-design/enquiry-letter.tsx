import { contactForm } from "#app/features/forms/contact-definition.ts";
import { Field } from "#app/features/forms/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts.tsx";
import { useForm } from "#app/features/forms/use-form.ts";

export interface EnquiryLetterProps {
  /** Names the form. */
  label: string;
  subject: { label: string; open: string; options: readonly string[] };
  message: { label: string; help: string };
  submit: string;
  confirmation: { heading: string; text: string };
}

/** The registered form `contact` on a sheet of paper: its subject is what somebody wants done. */
export function EnquiryLetter({
  label,
  subject,
  message,
  submit,
  confirmation,
}: EnquiryLetterProps) {
  const form = useForm(contactForm, "verre-enquiry");
  return (
    <form {...form.props} aria-label={label} className="interior-letter grid grid-cols-1 gap-6">
      <HiddenFields form={form} />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Field form={form} name="name" label="Your name" autoComplete="name" required />
        <Field form={form} name="email" label="Email" type="email" autoComplete="email" required />
      </div>
      <Field
        as="select"
        form={form}
        name="subject"
        label={subject.label}
        defaultValue=""
        autoComplete="off"
      >
        <option value="">{subject.open}</option>
        {subject.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Field>
      <Field
        as="textarea"
        form={form}
        name="message"
        label={message.label}
        help={message.help}
        rows={6}
        autoComplete="off"
        required
      />
      <SubmitButton form={form} className="justify-self-start">
        {submit}
      </SubmitButton>
      <FormConfirmation form={form} {...confirmation} />
    </form>
  );
}
