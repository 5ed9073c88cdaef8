import { data } from "react-router";
import { PASSWORD_LINK } from "#content/addresses.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { AccountForm } from "../account-form.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { accountServices } from "../signed-in.server.ts";
import { deadPasswordLink } from "../link-sentences.server.ts";
import { SingleStep } from "../single-step.tsx";
import * as sharedWords from "#shared/accounts/words.ts";
import * as words from "../words.ts";
import type { Route } from "./+types/new-password.ts";

/** Where the mail about a forgotten password leads. Opening it changes nothing. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { accounts } = accountServices(context).services;
  const isUsable = await accounts.isUsable(token);
  return isUsable
    ? { token, isUsable, text: words.signsOutEverywhere }
    : data({ token, isUsable, text: deadPasswordLink }, { status: 404 });
}

export default function NewPassword({
  loaderData: { token, isUsable, text },
}: Route.ComponentProps) {
  if (!isUsable) {
    return (
      <SingleStep heading={words.deadLink} text={text}>
        <ButtonLink href={PASSWORD_LINK} size="large" className="justify-self-start">
          {words.requestNewLink}
        </ButtonLink>
      </SingleStep>
    );
  }
  return (
    <SingleStep heading={sharedWords.setNewPassword} text={text}>
      <AccountForm
        name="account-new-password"
        label={sharedWords.setNewPassword}
        action={words.setNewPasswordAction}
        size="large"
        token={token}
      >
        {(form) => (
          <PasswordField form={form} name="newPassword" label={words.newPassword} kind="new" />
        )}
      </AccountForm>
    </SingleStep>
  );
}
