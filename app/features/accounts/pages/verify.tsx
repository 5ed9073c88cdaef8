import { data } from "react-router";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { AccountForm } from "#app/features/accounts/account-form.tsx";
import { PasswordField } from "#app/features/accounts/password-field/password-field.tsx";
import { accountServices } from "#app/features/accounts/signed-in.server.ts";
import { Field } from "#app/features/forms/field.tsx";
import { SingleStep } from "#app/features/accounts/single-step.tsx";
import type { Route } from "./+types/verify.ts";

/**
 * Where the mail to a new account leads. Opening it changes nothing (mail scanners open links): the button confirms, by
 * POST.
 */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { accounts } = accountServices(context).services;
  const account = await accounts.findUnconfirmed(token);
  return data({ token, account }, { status: account ? 200 : 404 });
}

export default function VerifyAddress({ loaderData: { token, account } }: Route.ComponentProps) {
  if (!account) {
    return (
      <SingleStep
        heading="This link no longer works."
        text="Each link works once, for 24 hours, and only the newest one is valid. If you have already confirmed your address, sign in. If not, request a new link."
      >
        <div className="flex flex-wrap gap-4">
          <ButtonLink href="/shop/login-register" size="large">
            Sign in
          </ButtonLink>
          <ButtonLink href="/account/password" size="large" tone="quiet">
            Request a new link
          </ButtonLink>
        </div>
      </SingleStep>
    );
  }
  return (
    <SingleStep
      heading="Confirm your email address"
      text="An account was created with this address. If it was you, choose a password to finish. If it was not, close this page: the account has no password, nobody can use it, and it is deleted automatically."
    >
      <AccountForm
        name="account-confirm"
        label="Confirm your address"
        action="Confirm address"
        size="large"
        token={token}
      >
        {(form) => (
          <>
            <Field
              form={form}
              name="name"
              label="Your name"
              autoComplete="name"
              defaultValue={account.name}
              required
            />
            <p className="grid gap-2">
              <span className="text-small font-semibold">Email</span>
              <span className="[overflow-wrap:anywhere]">{account.email}</span>
            </p>
            {/* Browsers keep the password for this, not for the name above it. */}
            <input hidden readOnly autoComplete="username" value={account.email} />
            <PasswordField form={form} name="password" label="Password" kind="new" />
          </>
        )}
      </AccountForm>
    </SingleStep>
  );
}
