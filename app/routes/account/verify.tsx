import { data } from "react-router";
import { ButtonLink } from "#app/elements/button.tsx";
import { AccountForm } from "#app/features/accounts/account-form.tsx";
import { accountServices } from "#app/features/accounts/signed-in.server.ts";
import { SingleStep } from "#app/sections/single-step.tsx";
import type { Route } from "./+types/verify.ts";

/** Where the mail to a new account leads. Opening it changes nothing (mail scanners open links): the button confirms, by POST. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { accounts } = accountServices(context);
  const isUsable = await accounts.isUsable("confirm", token);
  return data({ token, isUsable }, { status: isUsable ? 200 : 404 });
}

export default function VerifyAddress({ loaderData: { token, isUsable } }: Route.ComponentProps) {
  if (!isUsable) {
    return (
      <SingleStep
        heading="This link no longer works."
        text="It works for 24 hours, once. If you have confirmed your address already, sign in. If you have not, sign in as well: a new link is then on its way to you."
      >
        <ButtonLink href="/shop/login-register" size="large" className="justify-self-start">
          Sign in
        </ButtonLink>
      </SingleStep>
    );
  }
  return (
    <SingleStep
      heading="Is this mailbox yours?"
      text="Somebody created an account with its address. If it was you, confirm it and sign in. If it was not, close this page: nobody can use the account, and it is deleted by itself."
    >
      <AccountForm
        name="account-confirm"
        label="Confirm your address"
        action="Yes, confirm my address"
        size="large"
        token={token}
      />
    </SingleStep>
  );
}
