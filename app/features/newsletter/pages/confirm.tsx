import { data } from "react-router";
import { requestContext } from "#app/engine/request-context.server.ts";
import { SubscriptionPage } from "#app/features/newsletter/subscription-page.tsx";
import type { Route } from "./+types/confirm.ts";

/** Where the confirmation mail leads. Opening it changes nothing (mail scanners open links): the button confirms, by POST. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const state = (await services?.newsletter.findByConfirmToken(params.token)) ?? "unknown";
  return data({ token: params.token, state }, { status: state === "unknown" ? 404 : 200 });
}

export default function ConfirmSubscription({
  loaderData: { token, state },
}: Route.ComponentProps) {
  if (state === "unknown") {
    return (
      <SubscriptionPage
        heading="This link no longer works."
        text="It may have expired, or been cut in two by your email program. Subscribe again to get a new one."
      />
    );
  }
  if (state === "confirmed") {
    return (
      <SubscriptionPage
        heading="You are subscribed."
        text="Thank you. Every email we send you ends with a link to unsubscribe."
      />
    );
  }
  return (
    <SubscriptionPage
      heading="Confirm your subscription"
      text="Someone, most likely you, entered your email address on our site. We send you nothing unless you confirm here."
      action={{ form: "confirm-subscription", token, label: "Confirm subscription" }}
    />
  );
}
