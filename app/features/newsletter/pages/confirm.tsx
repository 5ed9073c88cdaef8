import { data } from "react-router";
import { requestContext } from "#app/engine/request-context.server.ts";
import { SubscriptionPage } from "../subscription-page.tsx";
import * as sharedWords from "#shared/newsletter/words.ts";
import * as words from "../words.ts";
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
    return <SubscriptionPage heading={words.deadLink} text={words.deadConfirmation} />;
  }
  if (state === "confirmed") {
    return <SubscriptionPage heading={words.youAreSubscribed} text={words.youAreSubscribedText} />;
  }
  return (
    <SubscriptionPage
      heading={words.confirmHeading}
      text={words.confirmText}
      action={{ form: "confirm-subscription", token, label: sharedWords.confirmSubscription }}
    />
  );
}
