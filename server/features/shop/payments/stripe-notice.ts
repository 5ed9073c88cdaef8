import type { PaymentNotice, PaymentResult } from "./provider.ts";
import { fromStripe } from "./stripe-amounts.ts";
import { charge, event, owned, session, type Session, type StripeEvent } from "./stripe-objects.ts";

/** How often a payment is asked about that needs days (bank debits); its notification usually comes first. */
const ASK_AGAIN_MS = 60 * 60_000;

/** What a session says about its payment. */
export function resultOf({ id, url, status, payment_status }: Session): PaymentResult {
  if (payment_status !== "unpaid") return { kind: "paid", reference: id };
  if (status === "expired") return { kind: "expired" };
  if (status === "open" && url) return { kind: "open", reference: id, payUrl: url };
  return { kind: "processing", reference: id, askAgainAfter: ASK_AGAIN_MS };
}

/** Reads a notification whose signature was checked; null when it is not one, or when what it is read for is not in it. */
export function readStripeNotice(body: string): PaymentNotice | null {
  const read = event.safeParse(parseJson(body));
  if (!read.success) return null;
  const { id, type } = read.data;
  const payment = paymentOf(read.data);
  return payment === undefined ? null : { id, type, payment };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** What an event says about which payment. Null: nothing about one of ours; undefined: it cannot be read. */
function paymentOf({ type, data: { object } }: StripeEvent): PaymentNotice["payment"] | undefined {
  const read = readers.get(type);
  if (!read) return null;
  const owner = owned.safeParse(object);
  if (!owner.success) return undefined;
  const attemptId = owner.data.metadata?.attempt;
  return attemptId === undefined ? null : read(object, attemptId);
}

type Reader = (object: unknown, attemptId: string) => PaymentNotice["payment"] | undefined;

/** The types of events that are read; all others are none of our business. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["checkout.session.completed", readSession],
  ["checkout.session.async_payment_succeeded", readSession],
  ["checkout.session.expired", readSession],
  ["checkout.session.async_payment_failed", readFailure],
  ["charge.refunded", readCharge],
]);

function readSession(object: unknown, attemptId: string): PaymentNotice["payment"] | undefined {
  const read = session.safeParse(object);
  if (!read.success) return undefined;
  const { amount_total: amount, currency } = read.data;
  const result = resultOf(read.data);
  return { attemptId, result, paid: result.kind === "paid" ? paidIn(amount, currency) : null };
}

function readFailure(object: unknown, attemptId: string): PaymentNotice["payment"] | undefined {
  const read = readSession(object, attemptId);
  return read && { ...read, result: { kind: "declined" } };
}

/** Only a charge that went back as a whole counts: what is left of one is still the price of the order, as far as the shop knows. */
function readCharge(object: unknown, attemptId: string): PaymentNotice["payment"] | undefined {
  const read = charge.safeParse(object);
  if (!read.success) return undefined;
  const { refunded, amount, currency } = read.data;
  if (!refunded) return null;
  const paid = amount != null && currency ? paidIn(amount, currency) : null;
  return { attemptId, result: { kind: "refunded" }, paid };
}

/** As the shop counts it. */
function paidIn(amount: number, theirs: string) {
  const currency = theirs.toUpperCase();
  return { amount: fromStripe(amount, currency), currency };
}
