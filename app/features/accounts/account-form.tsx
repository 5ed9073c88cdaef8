import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { AccountForm as AccountFormName } from "#forms/account/schema.ts";
import type { Button } from "#app/elements/actions/button.tsx";
import {
  FormOutcome,
  HiddenFields,
  SubmitButton,
} from "#app/features/forms/form-parts/form-parts.tsx";
import type { ShownForm } from "#app/features/forms/use-form.ts";
import { useAccountForm } from "./use-account-form.ts";

interface AccountFormProps {
  name: AccountFormName;
  /** Names the form for assistive technology, where no heading does. */
  label: string;
  /** What its button says that it does. */
  action: string;
  tone?: React.ComponentProps<typeof Button>["tone"];
  size?: React.ComponentProps<typeof Button>["size"];
  /** The link of a mail that it uses. */
  token?: string;
  className?: string;
  /** Its fields. */
  children?: (form: ShownForm) => ReactNode;
}

/** A form of accounts: its fields, one button, and under it what concerns the form as a whole. */
export function AccountForm({
  name,
  label,
  action,
  tone,
  size,
  token,
  className,
  children,
}: AccountFormProps) {
  const { props, ...form } = useAccountForm(name, name);
  return (
    <form {...props} aria-label={label} className={clsx("grid grid-cols-1 gap-5", className)}>
      <HiddenFields form={form} />
      {token && <input type="hidden" name="token" value={token} />}
      {children?.(form)}
      <SubmitButton form={form} tone={tone} size={size} className="justify-self-start">
        {action}
      </SubmitButton>
      <FormOutcome form={form} success="" />
    </form>
  );
}
