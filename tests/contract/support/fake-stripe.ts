import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { onTestFinished } from "vitest";
import { stripeSignature } from "#server/features/shop/payments/stripe-signature.ts";
import { sellIn } from "#tests/support/sell-in.ts";

export const stripeSecrets = {
  STRIPE_SECRET_KEY: "sk_test_fake",
  STRIPE_WEBHOOK_SECRET: "whsec_fake",
};

/** What the shop sells in while it is paid here: the owner's currency may be one of which Stripe takes only some amounts. */
const CURRENCY = "EUR";
/** One that it does not sell in, as Stripe spells it. */
export const otherCurrency = "usd";

interface Session {
  id: string;
  url: string | null;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  fields: Record<string, string>;
}

/**
 * Plays Stripe's part on the loopback address: the three calls that the adapter makes, its rule of one session for each
 * Idempotency-Key, and its signed notifications.
 * @param currency that the shop sells in while the test runs.
 */
export async function startFakeStripe(currency = CURRENCY) {
  sellIn(currency);
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, string>();
  const stripe = {
    url: "",
    /** What the next call is answered with instead, once. */
    trouble: null as null | "refuse" | "wrong-key" | "fail" | "silence" | "answer-lost",
    /** Called when it has been asked and says nothing. */
    onSilence: () => {},
    calls: 0,
    sessions: (): Session[] => [...sessions.values()],
    session(index = 0): Session {
      const session = [...sessions.values()][index];
      if (!session) throw new Error("no session was made");
      return session;
    },
    /** The buyer pays on Stripe's page; Stripe knows, we do not yet. */
    pay(session: Session = stripe.session()): Session {
      Object.assign(session, { status: "complete", payment_status: "paid", url: null });
      return session;
    },
  };

  const server = createServer((request, response) => {
    void answer(request).then(
      (result) => {
        if (result === null) return request.socket.destroy();
        response.writeHead(result.status, { "Content-Type": "application/json" });
        return response.end(JSON.stringify(result.body));
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stripe.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return stripe;

  async function answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body: unknown } | null> {
    const body = await text(request);
    stripe.calls += 1;
    const { trouble } = stripe;
    stripe.trouble = null;
    if (trouble === "refuse") return refused("No such price");
    if (trouble === "fail") return { status: 500, body: { error: { message: "try again" } } };
    if (trouble === "silence") {
      stripe.onSilence();
      return new Promise(() => {});
    }
    const key = `Bearer ${stripeSecrets.STRIPE_SECRET_KEY}`;
    if (trouble === "wrong-key" || request.headers.authorization !== key) {
      return { status: 401, body: { error: { message: "Invalid API Key" } } };
    }
    const result = route(request, body);
    return trouble === "answer-lost" ? null : result;
  }

  function route({ method, url = "", headers }: IncomingMessage, body: string) {
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(expire))?$/.exec(url) ?? [];
    if (method === "POST" && !id) return create(String(headers["idempotency-key"]), body);
    const session = sessions.get(id ?? "");
    if (!session) return { status: 404, body: { error: { message: "No such session" } } };
    if (method === "POST" && action === "expire") {
      if (session.status !== "open") return refused("Only open sessions can be expired");
      Object.assign(session, { status: "expired", url: null });
    }
    return { status: 200, body: session };
  }

  function create(key: string, body: string) {
    const known = sessions.get(byKey.get(key) ?? "");
    const fields = Object.fromEntries(new URLSearchParams(body));
    if (known && !isDeepStrictEqual(known.fields, fields))
      return refused("Keys can only be used with the same parameters", "idempotency_error");
    if (known) return { status: 200, body: known };
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: "open",
      payment_status: "unpaid",
      amount_total: Number(fields["line_items[0][price_data][unit_amount]"]),
      currency: fields["line_items[0][price_data][currency]"] ?? "",
      metadata: { attempt: fields["metadata[attempt]"] ?? "" },
      fields,
    };
    sessions.set(id, session);
    byKey.set(key, id);
    return { status: 200, body: session };
  }
}

function refused(message: string, type = "invalid_request_error") {
  return { status: 400, body: { error: { type, message } } };
}

/** A notification as Stripe sends it. */
export function notification(
  type: string,
  object: unknown,
  now: number,
  { id = "evt_1", secret = stripeSecrets.STRIPE_WEBHOOK_SECRET } = {},
): RequestInit {
  const body = JSON.stringify({ id, object: "event", type, data: { object } });
  return {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Stripe-Signature": stripeSignature(body, secret, now),
    },
    body,
  };
}
