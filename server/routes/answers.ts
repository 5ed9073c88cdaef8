import { type ApiAnswer, type ApiErrorCode, apiErrorStatus } from "#shared/api.ts";
import type { SubmitOutcome } from "../services/submission.ts";

/** One sentence for each error, for people. */
export const errorSentences: Record<ApiErrorCode, string> = {
  malformed: "The body is not a flat JSON object. Send text, numbers or booleans, without nesting.",
  "unknown-form": "There is no form with this name.",
  forbidden: "This address accepts forms from its own pages only.",
  "idempotency-key":
    "The Idempotency-Key header is missing. Send a UUID, and the same one when you try again.",
  "bad-signature": "This notification is not signed by the payment provider.",
  "bad-notification": "This notification is not one that the payment provider sends.",
  "payment-unavailable":
    "Payments are not available right now. Nothing was ordered. Please try again later.",
  "order-unknown":
    "We could not complete your order. Please press the button again: your order is placed only once.",
  "payment-declined": "Your payment was declined and nothing was ordered. Please try another card.",
  "in-flight": "Your order is being placed. Please wait a moment.",
  "unpaid-limit":
    "An item in your cart is already reserved for unpaid orders from your network or email address. Nothing was ordered. Please pay for those first, reduce the quantity, or try again later.",
  "cart-empty": "Your cart is empty.",
  "quote-changed": "Prices have changed. Nothing was ordered. Please check the new total.",
  "out-of-stock":
    "An item in your cart has just sold out. Nothing was ordered. Please check your cart.",
  "key-reused":
    "You have already placed this order with other details. Its confirmation is on its way. To order again, reload the checkout.",
  "not-found": "There is nothing at this address.",
  "method-not-allowed": "This address does not accept this method.",
  "too-large": "The body is larger than 32 KB.",
  "unsupported-type": "Send the body as application/json.",
  "rate-limited": "Too many attempts in a short time. Please try again later.",
  internal: "Something went wrong on our side. Nothing was saved. Please try again.",
  unavailable:
    "The server cannot save anything right now. Nothing was sent. Please try again in a moment.",
  maintenance: "The site is down for maintenance. Nothing was sent. Please try again later.",
};

/** An answer of the API; never to be stored by a cache. */
export function apiAnswer(
  answer: ApiAnswer,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return Response.json(answer, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export function apiError(code: ApiErrorCode, headers: Record<string, string> = {}): Response {
  const answer: ApiAnswer = { status: "error", code, message: errorSentences[code] };
  return apiAnswer(answer, apiErrorStatus[code], headers);
}

export function apiOutcome(outcome: SubmitOutcome): Response {
  if (outcome.kind === "accepted") return apiAnswer({ status: "success" }, 200);
  if (outcome.kind === "invalid") {
    return apiAnswer({ status: "invalid", errors: outcome.errors }, 422);
  }
  if (outcome.kind === "unknown-form") return apiError("unknown-form");
  return apiError("rate-limited", { "Retry-After": String(outcome.retryAfterSeconds) });
}

/** The same error as plain text, where no script is asking. */
export function textError(code: ApiErrorCode, headers: Record<string, string> = {}): Response {
  return new Response(`${errorSentences[code]}\n`, {
    status: apiErrorStatus[code],
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
