import { data } from "react-router";
import { requestContext } from "#app/engine/request-context.server.ts";
import { SubscriptionPage } from "../subscription-page.tsx";
import * as words from "../words.ts";
import type { Route } from "./+types/unsubscribe.ts";

/** The visible unsubscribe link of every letter; the mail program's own button posts to the API instead (RFC 8058). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const state = (await services?.newsletter.findByUnsubscribeToken(params.token)) ?? "unknown";
  return data({ token: params.token, state }, { status: state === "unknown" ? 404 : 200 });
}

export default function Unsubscribe({ loaderData: { token, state } }: Route.ComponentProps) {
  if (state === "unknown") {
    return <SubscriptionPage heading={words.deadLink} text={words.deadUnsubscribe} />;
  }
  if (state === "unsubscribed") {
    return (
      <SubscriptionPage heading={words.youAreUnsubscribed} text={words.youAreUnsubscribedText} />
    );
  }
  return (
    <SubscriptionPage
      heading={words.unsubscribeHeading}
      // What was never confirmed is left alone afterwards, whoever enters it: its reader, too.
      text={state === "pending" ? words.takeOffText : words.unsubscribeText}
      action={{ form: "unsubscribe", token, label: words.unsubscribe }}
    />
  );
}
