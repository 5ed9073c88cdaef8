import "./sign-in-panels.css";
import { Link } from "#app/elements/actions/link.tsx";
import { List } from "#app/elements/text/list/list.tsx";
import { Field } from "#app/features/forms/field.tsx";
import { AccountForm } from "../account-form.tsx";
import { PasswordField } from "../password-field/password-field.tsx";

/** Signing in, and beside it (on a phone below it) creating an account. */
export function SignInPanels({ reasons }: { reasons: readonly string[] }) {
  return (
    <div className="sign-in-panels">
      <section aria-labelledby="sign-in-heading" className="sign-in-panel sign-in-panel-first">
        <h2 id="sign-in-heading" className="display text-display-2">
          Welcome back.
        </h2>
        <p className="sign-in-jump text-small">
          No account yet?{" "}
          <a href="#create-account" className="inline-block py-1 underline underline-offset-4">
            Create one
          </a>
        </p>
        <AccountForm name="account-sign-in" label="Sign in" action="Sign in" size="large">
          {(form) => (
            <>
              <Field
                form={form}
                name="email"
                label="Email"
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                required
              />
              <PasswordField form={form} name="password" label="Password" kind="current" />
              <p className="-mt-2 text-small">
                <Link
                  href="/account/password"
                  className="inline-block py-1 underline underline-offset-4"
                >
                  Forgot your password?
                </Link>
              </p>
            </>
          )}
        </AccountForm>
      </section>
      <section
        id="create-account"
        aria-labelledby="create-heading"
        className="sign-in-panel scroll-mt-6 rounded-card bg-sunken p-card"
      >
        <h2 id="create-heading" className="display text-display-2">
          New here?
        </h2>
        <div className="sign-in-split">
          <List look="check" items={reasons} className="text-small" />
          <AccountForm
            name="account-sign-up"
            label="Create an account"
            action="Create account"
            size="large"
          >
            {(form) => (
              <>
                <Field form={form} name="name" label="Your name" autoComplete="name" required />
                <Field
                  form={form}
                  name="email"
                  label="Email"
                  type="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  help="We will email you a link to confirm your address and choose a password."
                  required
                />
              </>
            )}
          </AccountForm>
        </div>
      </section>
    </div>
  );
}
