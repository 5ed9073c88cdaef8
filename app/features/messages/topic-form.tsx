import { clsx } from "clsx";
import { contactForm } from "./contact-definition.ts";
import { EmailField, Field, NameField } from "#app/features/forms/field/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts/form-parts.tsx";
import { MailInstead } from "#app/features/forms/mail-instead.tsx";
import { useForm } from "#app/features/forms/use-form.ts";

/** What a visitor can write about. */
export interface Topic {
  label: string;
  /** What the mail has as its subject; the label, where it says nothing else. */
  value?: string;
}

/** What a page says in and around its form. */
export interface TopicFormWords {
  subject: { label: string; help?: string };
  message: { label: string; help: string };
  submit: string;
  confirmation: { heading: string; text: string };
}

type TopicFormProps = TopicFormWords & {
  /** Of the form; unique on the page. */
  id: string;
  topics: readonly Topic[];
  /** Value of the topic that is chosen at first. */
  topic?: string | undefined;
  /** What the message begins with. */
  letter?: string;
  /** Height of the message, in lines. */
  rows?: number;
  /** What is asked first: who writes, or what about. */
  first?: "person" | "topic";
  className?: string;
  /** Names the form, itself or by the id of a heading. */
} & ({ label: string } | { labelledBy: string });

/** The registered form `contact` where the subject is chosen: a room, a visit, a day with somebody. */
export function TopicForm(props: TopicFormProps) {
  return import.meta.env.HAS_SERVER ? (
    <SentForm {...props} />
  ) : (
    <MailInstead id={props.id} about={props.topic} className={props.className} />
  );
}

function SentForm({
  id,
  topics,
  topic,
  letter,
  rows = 4,
  first = "person",
  className,
  subject,
  message,
  submit,
  confirmation,
  ...name
}: TopicFormProps) {
  const form = useForm(contactForm, id);
  const person = (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <NameField form={form} />
      <EmailField form={form} />
    </div>
  );
  return (
    <form
      {...form.props}
      aria-label={"label" in name ? name.label : undefined}
      aria-labelledby={"labelledBy" in name ? name.labelledBy : undefined}
      className={clsx("grid grid-cols-1 gap-6", className)}
    >
      <HiddenFields form={form} />
      {first === "person" && person}
      <Field
        as="select"
        form={form}
        name="subject"
        {...subject}
        defaultValue={topic}
        autoComplete="off"
      >
        {topics.map(({ label, value = label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
      <Field
        as="textarea"
        form={form}
        name="message"
        {...message}
        defaultValue={letter}
        rows={rows}
        autoComplete="off"
        required
      />
      {first === "topic" && person}
      <SubmitButton form={form} className="justify-self-start">
        {submit}
      </SubmitButton>
      <FormConfirmation form={form} {...confirmation} />
    </form>
  );
}
