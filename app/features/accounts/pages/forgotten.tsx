import { SIGN_IN } from "#content/addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { AccountForm } from "../account-form.tsx";
import { accountServices } from "../signed-in.server.ts";
import { EmailField } from "#app/features/forms/field/field.tsx";
import { forgotText } from "../link-sentences.server.ts";
import { SingleStep } from "../single-step.tsx";
import * as words from "../words.ts";
import type { Route } from "./+types/forgotten.ts";

/** For whoever has forgotten their password; also while signed in on this device. */
export async function loader({ context }: Route.LoaderArgs) {
  const account = await accountServices(context).findAccount();
  return { email: account?.email, text: forgotText };
}

export default function ForgottenPassword({ loaderData: { email, text } }: Route.ComponentProps) {
  return (
    <SingleStep heading={words.forgotPassword} text={text}>
      <AccountForm
        name="account-password-link"
        label={words.resetPassword}
        action={words.sendResetLink}
        size="large"
      >
        {(form) => <EmailField form={form} defaultValue={email} />}
      </AccountForm>
      <p className="text-small">
        <Link href={SIGN_IN} className="inline-block py-1 underline underline-offset-4">
          {words.backToSignIn}
        </Link>
      </p>
    </SingleStep>
  );
}
