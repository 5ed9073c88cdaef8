import * as styles from "./contact-form.module.css";
import { clsx } from "clsx";
import { contactForm } from "../contact-definition.ts";
import { EmailField, Field, NameField } from "#app/features/forms/field/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts/form-parts.tsx";
import { MailInstead } from "#app/features/forms/mail-instead.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import * as formWords from "#forms/contact/words.ts";
import type { Topic } from "../topic-form.tsx";
import * as words from "../words.ts";

const layouts = {
  /** One field under the other: for columns and modals. */
  stacked: styles.form,
  /** Name and address side by side, for wide places. */
  columns: `${styles.form} ${styles.columns}`,
  /** Ruled lines with the words before them, as on a card that is filled in by hand. */
  card: `${styles.form} ${styles.card}`,
} as const;

interface ContactFormProps {
  /** Unique on the page. */
  id: string;
  layout: keyof typeof layouts;
  /** Names the form for assistive technology: unique among the forms of a page. */
  label?: string;
  /** What can be chosen as the subject, where the visitor does not write it. */
  subject?: { label: string; choices: readonly Topic[] };
  /** On the button, where what is sent has a name of its own. */
  submit?: string;
  className?: string;
}

/**
 * The registered form `contact`: stored, brought to the owner by mail with the visitor as Reply-To, and acknowledged to the
 * visitor. Its confirmation stays until the next message.
 */
export function ContactForm(props: ContactFormProps) {
  return import.meta.env.HAS_SERVER ? (
    <SentForm {...props} />
  ) : (
    <MailInstead id={props.id} className={props.className} />
  );
}

function SentForm({
  id,
  layout,
  label = words.contactForm,
  subject,
  submit = words.sendMessage,
  className,
}: ContactFormProps) {
  const form = useForm(contactForm, id);
  return (
    <form {...form.props} aria-label={label} className={clsx(layouts[layout], className)}>
      <HiddenFields form={form} />
      <NameField form={form} data-first-focus />
      <EmailField form={form} />
      {subject ? (
        <Field
          as="select"
          form={form}
          name="subject"
          label={subject.label}
          autoComplete="off"
          className={styles.wide}
        >
          {subject.choices.map(({ label, value = label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
      ) : (
        <Field
          form={form}
          name="subject"
          label={words.subject}
          autoComplete="off"
          className={styles.wide}
        />
      )}
      <Field
        as="textarea"
        form={form}
        name="message"
        label={words.yourMessage}
        rows={4}
        autoComplete="off"
        required
        className={styles.wide}
      />
      <div className={`${styles.wide} grid grid-cols-1 justify-items-start gap-5`}>
        <SubmitButton form={form}>{submit}</SubmitButton>
        <FormConfirmation
          form={form}
          heading={formWords.received}
          text={`${formWords.weReply} ${formWords.mailFollows}`}
        />
      </div>
    </form>
  );
}
