import { contactForm } from "#app/features/forms/contact-definition.ts";
import { Field } from "#app/features/forms/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts.tsx";
import { useForm } from "#app/features/forms/use-form.ts";

interface StayEnquiryFormProps {
  /** Names the form. */
  label: string;
  anyRoom: string;
  submit: string;
  confirmation: { heading: string; text: string };
  rooms: readonly { key: string; name: string }[];
  /** Key of the room asked for, or nothing. */
  room: string;
  /** What the message begins with: the days, where they were chosen. */
  letter: string;
}

/** The registered form `contact`: its subject is the room, its message begins with the days from the booking bar. */
export function StayEnquiryForm({
  label,
  anyRoom,
  submit,
  confirmation,
  rooms,
  room,
  letter,
}: StayEnquiryFormProps) {
  const form = useForm(contactForm, "stay-enquiry");
  const asked = rooms.find(({ key }) => key === room);
  return (
    <form {...form.props} aria-label={label} className="hotel-letter grid grid-cols-1 gap-6">
      <HiddenFields form={form} />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Field form={form} name="name" label="Your name" autoComplete="name" required />
        <Field form={form} name="email" label="Email" type="email" autoComplete="email" required />
      </div>
      <Field
        as="select"
        form={form}
        name="subject"
        label="Which room"
        defaultValue={asked?.name ?? ""}
        autoComplete="off"
      >
        <option value="">{anyRoom}</option>
        {rooms.map(({ key, name }) => (
          <option key={key}>{name}</option>
        ))}
      </Field>
      <Field
        as="textarea"
        form={form}
        name="message"
        label="Your letter"
        help="Which days, how many of you, and what we should know: trains, allergies, anniversaries."
        defaultValue={letter}
        rows={7}
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
