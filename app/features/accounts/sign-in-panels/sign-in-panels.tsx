import * as styles from "./sign-in-panels.module.css";
import { PASSWORD_LINK } from "#content/addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { List } from "#app/elements/text/list/list.tsx";
import { EmailField, NameField } from "#app/features/forms/field/field.tsx";
import { AccountForm } from "../account-form.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import * as words from "../words.ts";

/** Signing in, and beside it (on a phone below it) creating an account. */
export function SignInPanels({
  reasons,
  isCookieLost,
}: {
  reasons: readonly string[];
  /** The password was right, and the browser did not keep what signs in. */
  isCookieLost: boolean;
}) {
  return (
    <div className={styles.panels}>
      <section aria-labelledby="sign-in-heading" className={`${styles.panel} ${styles.panelFirst}`}>
        <h2 id="sign-in-heading" className="display text-display-2">
          {words.welcomeBack}
        </h2>
        {isCookieLost && (
          <p role="alert" className="text-danger">
            {words.cookieLost}
          </p>
        )}
        <p className={`${styles.jump} text-small`}>
          {words.noAccountYet}{" "}
          <a href="#create-account" className="inline-block py-1 underline underline-offset-4">
            {words.createOne}
          </a>
        </p>
        <AccountForm name="account-sign-in" label={words.signIn} action={words.signIn} size="large">
          {(form) => (
            <>
              <EmailField form={form} />
              <PasswordField form={form} name="password" label={words.password} kind="current" />
              <p className="-mt-2 text-small">
                <Link
                  href={PASSWORD_LINK}
                  className="inline-block py-1 underline underline-offset-4"
                >
                  {words.forgotPassword}
                </Link>
              </p>
            </>
          )}
        </AccountForm>
      </section>
      <section
        id="create-account"
        aria-labelledby="create-heading"
        className={`${styles.panel} scroll-mt-6 rounded-card bg-sunken p-card`}
      >
        <h2 id="create-heading" className="display text-display-2">
          {words.newHere}
        </h2>
        <div className={styles.split}>
          <List look="check" items={reasons} className="text-small" />
          <AccountForm
            name="account-sign-up"
            label={words.createAnAccount}
            action={words.createAccount}
            size="large"
          >
            {(form) => (
              <>
                <NameField form={form} />
                <EmailField form={form} help={words.emailHelp} />
              </>
            )}
          </AccountForm>
        </div>
      </section>
    </div>
  );
}
