import { data } from "react-router";
import { requestContext } from "#app/engine/request-context.server.ts";
import { SubscriptionPage } from "#app/features/newsletter/subscription-page.tsx";
import type { Route } from "./+types/unsubscribe.ts";

/** The visible unsubscribe link of every letter; the mail program's own button posts to the API instead (RFC 8058). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const state = (await services?.newsletter.findByUnsubscribeToken(params.token)) ?? "unknown";
  return data({ token: params.token, state }, { status: state === "unknown" ? 404 : 200 });
}

export default function Unsubscribe({ loaderData: { token, state } }: Route.ComponentProps) {
  if (state === "unknown") {
    return (
      <SubscriptionPage
        heading="This link no longer works."
        text="If you still receive our emails, reply to one of them and we will unsubscribe you."
      />
    );
  }
  if (state === "unsubscribed") {
    return (
      <SubscriptionPage
        heading="You are unsubscribed."
        text="You will receive no more emails from us. Your address is deleted after a short while; the privacy policy says after how many days."
      />
    );
  }
  return (
    <SubscriptionPage
      heading="Unsubscribe?"
      text="You will receive no more emails from us. You can subscribe again at any time."
      action={{ form: "unsubscribe", token, label: "Unsubscribe" }}
    />
  );
}
