import { clsx } from "clsx";
import { Field } from "#app/features/forms/field/field.tsx";
import {
  FormOutcome,
  HiddenFields,
  SubmitButton,
} from "#app/features/forms/form-parts/form-parts.tsx";
import { MailInstead } from "#app/features/forms/mail-instead.tsx";
import { type FormDefinition, type ShownForm, useForm } from "#app/features/forms/use-form.ts";
import type { SubscribeFormProps as InSlot } from "#app/slots/contract.ts";
import * as formWords from "#forms/subscribe/words.ts";
import * as words from "./words.ts";

/** Joining the e-mail list. */
const subscribeForm: FormDefinition = {
  name: "subscribe",
  schema: () => import("#forms/subscribe/schema.ts").then(({ subscribe }) => subscribe),
};

interface SubscribeFormProps extends InSlot {
  buttonTone?: "solid" | "inverse";
}

/** The subscribe form of every newsletter block (specification, points 4, 5 and 8). */
export function SubscribeForm(props: SubscribeFormProps) {
  const { id, buttonTone, className } = props;
  return import.meta.env.HAS_SERVER ? (
    <SentForm {...props} />
  ) : (
    <MailInstead id={id} about={words.subscribe} tone={buttonTone} className={className} />
  );
}

function SentForm({ id, label = words.subscribe, className, ...look }: SubscribeFormProps) {
  const form = useForm(subscribeForm, id);
  return (
    <form
      {...form.props}
      data-no-print
      aria-label={label}
      className={clsx("grid grid-cols-1 gap-3", className)}
    >
      <HiddenFields form={form} />
      <SubscribeFields form={form} {...look} />
    </form>
  );
}

/** What is seen of the form, in whatever state `form` is. */
export function SubscribeFields({
  form,
  layout,
  hideErrors = false,
  buttonTone,
}: Pick<SubscribeFormProps, "layout" | "hideErrors" | "buttonTone"> & { form: ShownForm }) {
  return (
    <>
      <div
        className={clsx("grid grid-cols-1 gap-3", layout === "inline" && "sm:grid-cols-[1fr_auto]")}
      >
        <Field
          form={form}
          name="email"
          label={words.email}
          hideLabel
          hideError={hideErrors}
          type="email"
          autoComplete="email"
          placeholder={words.enterEmail}
          required
        />
        <SubmitButton form={form} tone={buttonTone} className="self-start">
          {words.subscribe}
        </SubmitButton>
      </div>
      <FormOutcome form={form} success={formWords.sent} next={formWords.linkSent} />
    </>
  );
}
