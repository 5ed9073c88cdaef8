import * as styles from "./booking-band.module.css";
import { clsx } from "clsx";
import { contactForm } from "#app/features/messages/contact-definition.ts";
import { EmailField, Field, NameField } from "#app/features/forms/field/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts/form-parts.tsx";
import { MailInstead } from "#app/features/forms/mail-instead.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { useWrittenField, type Visit } from "../../use-visit.ts";

export interface BookingWords {
  visit: { label: string; help: string };
  message: { label: string; help: string };
  submit: string;
  confirmation: { heading: string; text: string };
}

interface BookingFormProps {
  words: BookingWords;
  visit: Visit;
  className?: string;
}

/** The registered form `contact`. Once it is sent the gauge is empty again. */
export function BookingForm(props: BookingFormProps) {
  return import.meta.env.HAS_SERVER ? (
    <SentForm {...props} />
  ) : (
    <MailInstead id="visit-request" className={props.className} />
  );
}

function SentForm({ words, visit, className }: BookingFormProps) {
  const form = useForm(contactForm, "visit-request");
  const written = useWrittenField(visit.inWords);
  return (
    <form
      {...form.props}
      onReset={() => visit.choose([])}
      aria-labelledby="booking-heading"
      className={clsx(`${styles.booking} grid grid-cols-1 gap-6`, className)}
    >
      <HiddenFields form={form} />
      <Field
        as="textarea"
        ref={written}
        form={form}
        name="subject"
        label={words.visit.label}
        help={words.visit.help}
        defaultValue={visit.inWords}
        rows={2}
        autoComplete="off"
        readOnly
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <NameField form={form} />
        <EmailField form={form} />
      </div>
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
      <SubmitButton form={form} className="justify-self-start">
        {words.submit}
      </SubmitButton>
      <FormConfirmation form={form} {...words.confirmation} />
    </form>
  );
}
