import { data } from "react-router";
import { PASSWORD_LINK, SIGN_IN } from "#content/addresses.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { AccountForm } from "../account-form.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { accountServices } from "../signed-in.server.ts";
import { NameField } from "#app/features/forms/field/field.tsx";
import { deadConfirmation } from "../link-sentences.server.ts";
import { SingleStep } from "../single-step.tsx";
import * as words from "../words.ts";
import type { Route } from "./+types/verify.ts";

/**
 * Where the mail to a new account leads. Opening it changes nothing (mail scanners open links): the button confirms, by
 * POST.
 */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { accounts } = accountServices(context).services;
  const account = await accounts.findUnconfirmed(token);
  return account
    ? { token, account, text: words.confirmText }
    : data({ token, account, text: deadConfirmation }, { status: 404 });
}

export default function VerifyAddress({
  loaderData: { token, account, text },
}: Route.ComponentProps) {
  if (!account) {
    return (
      <SingleStep heading={words.deadLink} text={text}>
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={SIGN_IN} size="large">
            {words.signIn}
          </ButtonLink>
          <ButtonLink href={PASSWORD_LINK} size="large" tone="quiet">
            {words.requestNewLink}
          </ButtonLink>
        </div>
      </SingleStep>
    );
  }
  return (
    <SingleStep heading={words.confirmHeading} text={text}>
      <AccountForm
        name="account-confirm"
        label={words.confirmYourAddress}
        action={words.confirmAddress}
        size="large"
        token={token}
      >
        {(form) => (
          <>
            <NameField form={form} defaultValue={account.name} />
            <p className="grid gap-2">
              <span className="text-small font-semibold">{words.email}</span>
              <span className="[overflow-wrap:anywhere]">{account.email}</span>
            </p>
            {/* Browsers keep the password for this, not for the name above it. */}
            <input hidden readOnly autoComplete="username" value={account.email} />
            <PasswordField form={form} name="password" label={words.password} kind="new" />
          </>
        )}
      </AccountForm>
    </SingleStep>
  );
}
