import type { Settings } from "../env.ts";
import {
  PaymentAccountRefused,
  type PaymentNotice,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentResult,
  PaymentUnavailable,
} from "./provider.ts";
import { isSignedByStripe } from "./stripe-signature.ts";

/** The version of Stripe's interface that this file speaks. */
const STRIPE_VERSION = "2025-09-30.clover";
/** How often a payment is asked about that needs days (bank debits); its notification usually comes first. */
const ASK_AGAIN_MS = 60 * 60_000;

/** The fields of a Checkout Session that are read here (https://docs.stripe.com/api/checkout/sessions/object). */
interface Session {
  id: string;
  url: string | null;
  status: "open" | "complete" | "expired" | null;
  payment_status: "paid" | "unpaid" | "no_payment_required";
  amount_total: number | null;
  currency: string | null;
  metadata: Record<string, string> | null;
}

interface StripeEvent {
  id: string;
  type: string;
  data: { object: unknown };
}

/**
 * Pays by redirect to Stripe's own page: no script, no card number and no cookie of theirs on ours. The order is one line there,
 * with the total that our server computed.
 */
export function createStripeProvider({
  secretKey,
  webhookSecret,
  apiBase,
}: NonNullable<Settings["stripe"]>): PaymentProvider {
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
      return noticeOf(JSON.parse(body) as StripeEvent);
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
      "line_items[0][price_data][unit_amount]": String(amount),
      "line_items[0][price_data][product_data][name]": `Order ${orderNumber}`,
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
    if (response.ok) return (await response.json()) as Session;
    const { error } = (await response.json().catch(() => ({}))) as { error?: { message?: string } };
    const reason = `Stripe answered ${response.status}: ${error?.message ?? "no reason given"}`;
    if ([401, 403].includes(response.status)) throw new PaymentAccountRefused(reason);
    if ([400, 402, 404].includes(response.status)) throw new PaymentUnavailable(reason);
    // 409: the same request is being worked on; 429 and 5xx: nothing is decided.
    throw new Error(reason);
  }
}

function resultOf({ id, url, status, payment_status }: Session): PaymentResult {
  if (payment_status !== "unpaid") return { kind: "paid", reference: id };
  if (status === "expired") return { kind: "expired" };
  if (status === "open" && url) return { kind: "open", reference: id, payUrl: url };
  return { kind: "processing", reference: id, askAgainAfter: ASK_AGAIN_MS };
}

function noticeOf({ id, type, data }: StripeEvent): PaymentNotice {
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return { id, type, payment: sessionNotice(data.object as Session) };
    case "checkout.session.async_payment_failed": {
      const payment = sessionNotice(data.object as Session);
      return { id, type, payment: payment && { ...payment, result: { kind: "declined" } } };
    }
    case "charge.refunded": {
      const charge = data.object as { refunded?: boolean; metadata?: Record<string, string> };
      const attemptId = charge.metadata?.attempt;
      const payment =
        attemptId && charge.refunded
          ? { attemptId, result: { kind: "refunded" as const }, paid: null }
          : null;
      return { id, type, payment };
    }
    default:
      return { id, type, payment: null };
  }
}

function sessionNotice(session: Session): PaymentNotice["payment"] {
  const attemptId = session.metadata?.attempt;
  if (!attemptId) return null;
  const result = resultOf(session);
  const paid =
    result.kind === "paid" && session.amount_total !== null && session.currency !== null
      ? { amount: session.amount_total, currency: session.currency.toUpperCase() }
      : null;
  return { attemptId, result, paid };
}
