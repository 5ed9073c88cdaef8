import { accountKinds } from "#forms/account-interest/options.ts";
import { EmailField, Field, NameField } from "#app/features/forms/field/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts/form-parts.tsx";
import { MailInstead } from "#app/features/forms/mail-instead.tsx";
import { type FormDefinition, useForm } from "#app/features/forms/use-form.ts";

/** Asking to open an account (finance home). */
const accountInterestForm: FormDefinition = {
  name: "account-interest",
  schema: () =>
    import("#forms/account-interest/schema.ts").then(({ accountInterest }) => accountInterest),
};

interface AccountFormProps {
  submit: string;
  confirmation: { heading: string; text: string };
  /** Chosen already, when the visitor comes from one of the accounts. */
  account: string | null;
}

/** The registered form `account-interest`. Its confirmation stays until the visitor turns to the form again. */
export function AccountForm(props: AccountFormProps) {
  return import.meta.env.HAS_SERVER ? (
    <SentForm {...props} />
  ) : (
    <MailInstead id="account-request" />
  );
}

function SentForm({ submit, confirmation, account }: AccountFormProps) {
  const form = useForm(accountInterestForm, "account-request");
  const isKnown = accountKinds.some(({ value }) => value === account);
  return (
    <form {...form.props} aria-labelledby="open-heading" className="grid grid-cols-1 gap-6">
      <HiddenFields form={form} />
      <Field
        as="select"
        // Another account chosen in the table above begins the form anew.
        key={account}
        form={form}
        name="account"
        label="Account"
        defaultValue={isKnown ? (account ?? "") : ""}
        autoComplete="off"
        required
      >
        <option value="">Choose an account</option>
        {accountKinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
      <NameField form={form} />
      <EmailField form={form} />
      <SubmitButton form={form} className="justify-self-start">
        {submit}
      </SubmitButton>
      <FormConfirmation form={form} {...confirmation} />
    </form>
  );
}
