import { data } from "react-router";
import { requestContext } from "#app/lib/request-context.server.ts";
import { SubscriptionPage } from "#app/sections/subscription-page.tsx";
import type { Route } from "./+types/subscription-confirm.ts";

/** Where the confirmation mail leads. Opening it changes nothing (mail scanners open links): the button confirms, by POST. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const state = (await services?.subscriptions.findByConfirmToken(params.token)) ?? "unknown";
  return data({ token: params.token, state }, { status: state === "unknown" ? 404 : 200 });
}

export default function ConfirmSubscription({
  loaderData: { token, state },
}: Route.ComponentProps) {
  if (state === "unknown") {
    return (
      <SubscriptionPage
        heading="This link no longer works."
        text="It may have been used long ago, or a line break in the mail cut it in two. Subscribe once more and you will get a new one."
      />
    );
  }
  if (state === "confirmed") {
    return (
      <SubscriptionPage
        heading="You are on the list."
        text="Thank you. The next letter comes to the address you gave us; every letter ends with a link to leave."
      />
    );
  }
  return (
    <SubscriptionPage
      heading="One press, and you are on the list."
      text="Somebody, most likely you, entered your address on our site. Nothing is sent to you unless you confirm here."
      action={{ form: "confirm-subscription", token, label: "Confirm my subscription" }}
    />
  );
}
