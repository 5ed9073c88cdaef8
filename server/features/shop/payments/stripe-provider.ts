import type { ShopSettings } from "../settings.ts";
import {
  PaymentAccountRefused,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentResult,
  PaymentUnavailable,
} from "./provider.ts";
import { toStripe } from "./stripe-amounts.ts";
import { readStripeNotice, resultOf } from "./stripe-notice.ts";
import { session, type Session } from "./stripe-objects.ts";
import { isSignedByStripe } from "./stripe-signature.ts";
import { fill } from "#shared/words.ts";
import * as words from "#shared/shop/words.ts";

/** The version of Stripe's interface that this file speaks. */
const STRIPE_VERSION = "2025-09-30.clover";

/**
 * Pays by redirect to Stripe's own page: no script, no card number and no cookie of theirs on ours. The order is one line there,
 * with the total that our server computed.
 */
export function createStripeProvider({
  secretKey,
  webhookSecret,
  apiBase,
}: NonNullable<ShopSettings["stripe"]>): PaymentProvider {
  return {
    name: "stripe",
    cardProblem: () => null,
    begin,
    find,

    async close(request, signal) {
      const result = await find(request, signal);
      if (result.kind !== "open") return result;
      // Refused when the buyer has paid in this very moment: then the second look says so.
      await call("POST", `/checkout/sessions/${result.reference}/expire`, null, null, signal).catch(
        (error: unknown) => {
          if (!(error instanceof PaymentUnavailable)) throw error;
        },
      );
      return find({ ...request, reference: result.reference }, signal);
    },

    readNotice(body, headers, now) {
      const header = headers.get("Stripe-Signature");
      if (!isSignedByStripe(body, header, webhookSecret, now)) return "forged";
      return readStripeNotice(body) ?? "unreadable";
    },
  };

  async function begin(
    request: PaymentRequest,
    _card: string,
    signal: AbortSignal,
  ): Promise<PaymentResult> {
    const { attemptId, amount, currency, orderNumber, email, returnUrl, cancelUrl, expiresAt } =
      request;
    const fields = new URLSearchParams({
      mode: "payment",
      client_reference_id: orderNumber,
      customer_email: email,
      success_url: returnUrl,
      cancel_url: cancelUrl,
      expires_at: String(Math.floor(expiresAt / 1000)),
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": currency.toLowerCase(),
      "line_items[0][price_data][unit_amount]": String(toStripe(amount, currency)),
      "line_items[0][price_data][product_data][name]": fill(words.orderNumber, {
        number: orderNumber,
      }),
      "metadata[attempt]": attemptId,
      "payment_intent_data[metadata][attempt]": attemptId,
    });
    return resultOf(await call("POST", "/checkout/sessions", fields, attemptId, signal));
  }

  async function find(request: PaymentRequest, signal: AbortSignal): Promise<PaymentResult> {
    // Without a reference we do not know whether the first call arrived: the same key gives the same session, or makes it now.
    if (request.reference === null) return begin(request, "", signal);
    return resultOf(
      await call("GET", `/checkout/sessions/${request.reference}`, null, null, signal),
    );
  }

  /** @throws {PaymentUnavailable} when Stripe refuses the request; other errors when it could not be asked. */
  async function call(
    method: "GET" | "POST",
    path: string,
    fields: URLSearchParams | null,
    idempotencyKey: string | null,
    signal: AbortSignal,
  ): Promise<Session> {
    const response = await fetch(`${apiBase}/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${secretKey}`,
        "Stripe-Version": STRIPE_VERSION,
        ...(idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {}),
      },
      ...(fields ? { body: fields } : {}),
      signal,
    });
    // Anything but a session says nothing, as no answer does.
    if (response.ok) return session.parse(await response.json());
    const { error } = (await response.json().catch(() => ({}))) as {
      error?: { type?: string; message?: string };
    };
    const reason = `Stripe answered ${response.status}: ${error?.message ?? "no reason given"}`;
    // The key was sent before with another address of the order's page: what it began then may still be paid.
    if (error?.type === "idempotency_error") throw new Error(reason);
    if ([401, 403].includes(response.status)) throw new PaymentAccountRefused(reason);
    if ([400, 402, 404].includes(response.status)) throw new PaymentUnavailable(reason);
    // 409: the same request is being worked on; 429 and 5xx: nothing is decided.
    throw new Error(reason);
  }
}
