import { Link } from "#app/elements/actions/link.tsx";
import { AccountForm } from "#app/features/accounts/account-form.tsx";
import { accountServices } from "#app/features/accounts/signed-in.server.ts";
import { Field } from "#app/features/forms/field.tsx";
import { SingleStep } from "#app/features/accounts/single-step.tsx";
import type { Route } from "./+types/forgotten.ts";

/** For whoever has forgotten their password; also while signed in on this device. */
export function loader({ context }: Route.LoaderArgs) {
  return { email: accountServices(context).account?.email };
}

export default function ForgottenPassword({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <SingleStep
      heading="Forgot your password?"
      text="Enter your email address and we will send you a link to set a new one. The link works for one hour."
    >
      <AccountForm
        name="account-password-link"
        label="Reset your password"
        action="Send reset link"
        size="large"
      >
        {(form) => (
          <Field
            form={form}
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            defaultValue={email}
            required
          />
        )}
      </AccountForm>
      <p className="text-small">
        <Link
          href="/shop/login-register"
          className="inline-block py-1 underline underline-offset-4"
        >
          Back to sign in
        </Link>
      </p>
    </SingleStep>
  );
}
