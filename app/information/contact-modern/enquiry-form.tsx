import * as styles from "./enquiry-form.module.css";
import { useId } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { EmailField, Field, NameField } from "#app/features/forms/field/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts/form-parts.tsx";
import { MailInstead } from "#app/features/forms/mail-instead.tsx";
import { type FormDefinition, type Form, useForm } from "#app/features/forms/use-form.ts";
import * as formWords from "#forms/enquiry/words.ts";

/** Writing to the right one of us. */
const enquiryForm: FormDefinition = {
  name: "enquiry",
  schema: () => import("#forms/enquiry/schema.ts").then(({ enquiry }) => enquiry),
};

/** A topic of `forms/enquiry/options.ts` and who looks after it. */
export interface EnquiryTopicChoice {
  value: string;
  label: string;
  reader: { name: string; text: string; picture: PictureSource };
}

interface EnquiryFormProps {
  /** Unique on the page. */
  id: string;
  /** Names the choice of topics. */
  legend: string;
  topics: readonly EnquiryTopicChoice[];
  /** Chosen at first. */
  topic: string;
}

/**
 * The registered form `enquiry`: the topics are large, and whoever reads the message shows under the one that is chosen. Beside them
 * the rest of the form.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  return import.meta.env.HAS_SERVER ? <SentForm {...props} /> : <MailInstead id={props.id} />;
}

function SentForm({ id, legend, topics, topic }: EnquiryFormProps) {
  const form = useForm(enquiryForm, id);
  return (
    <form {...form.props} aria-label="Contact form" className={styles.form}>
      <HiddenFields form={form} />
      <Topics form={form} legend={legend} topics={topics} topic={topic} />
      <div className="grid grid-cols-1 gap-6">
        <NameField form={form} />
        <EmailField form={form} />
        <Field
          as="textarea"
          form={form}
          name="message"
          label="Your message"
          rows={7}
          autoComplete="off"
          required
        />
        <SubmitButton form={form} className="justify-self-start">
          Send message
        </SubmitButton>
        <FormConfirmation
          form={form}
          heading={formWords.received}
          text={`${formWords.youHear} ${formWords.mailFollows}`}
        />
      </div>
    </form>
  );
}

function Topics({
  form,
  legend,
  topics,
  topic,
}: Pick<EnquiryFormProps, "legend" | "topics" | "topic"> & { form: Form }) {
  const id = useId();
  const error = form.errorOf("topic");
  const chosen = form.valueOf("topic") || topic;
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      role="radiogroup"
      className={`${styles.topics} min-w-0`}
    >
      <legend className="mb-4 text-small font-semibold">{legend}</legend>
      {error && (
        <p id={`${id}-error`} role="alert" className="mb-3 text-small text-danger">
          {error}
        </p>
      )}
      {topics.map(({ value, label, reader }) => (
        <div key={value} className={styles.topic}>
          <label className="display text-display-3">
            <input
              type="radio"
              name="topic"
              value={value}
              defaultChecked={value === chosen}
              required
            />
            {label}
          </label>
          <div className={styles.reader}>
            <Picture
              picture={reader.picture}
              alt=""
              ratio="1"
              sizes="72px"
              className="w-full rounded-full"
            />
            <p className="max-w-[40ch] text-small">
              <span className="font-semibold">{reader.name}</span>{" "}
              <span className="text-soft">{reader.text}</span>
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
