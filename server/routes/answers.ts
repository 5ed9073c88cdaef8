import { type ApiAnswer, type ApiErrorCode, apiErrorStatus } from "#shared/api.ts";
import type { SubmitOutcome } from "../services/services.ts";

/** One sentence for each error, for people. */
export const errorSentences: Record<ApiErrorCode, string> = {
  malformed: "The body is not a flat JSON object. Send text, numbers or booleans, without nesting.",
  "unknown-form": "There is no form of this name.",
  forbidden: "This address takes forms from its own pages only.",
  "idempotency-key":
    "The header Idempotency-Key is missing. Send a UUID, and the same one when you try again.",
  "bad-signature": "This notification is not signed by the payment provider.",
  "bad-notification": "This notification is not one that the payment provider sends.",
  "payment-unavailable":
    "The payment provider does not take payments right now. Nothing was ordered; please try again later.",
  "order-unknown":
    "We could not finish your order just now. Please press the button again: however often it is sent, it is ordered once.",
  "payment-declined": "The payment was declined and nothing was ordered. Please try another card.",
  "in-flight": "This order is just being placed. Please wait a moment.",
  "unpaid-limit":
    "Many pieces of an article in your cart are already reserved for orders from your network or mail address that are not paid yet. Nothing was ordered; please pay for those first, order fewer pieces, or try again later.",
  "cart-empty": "Your cart is empty.",
  "quote-changed":
    "Prices have changed since you saw them. Nothing was ordered; please look at the new total.",
  "out-of-stock":
    "Something in your cart has just been sold. Nothing was ordered; please look at your cart.",
  "key-reused":
    "This checkout has already placed an order with other details; its confirmation is on its way. To order once more, open the checkout anew.",
  "not-found": "There is nothing at this address.",
  "method-not-allowed": "This address does not take this method.",
  "too-large": "The body is larger than 32 KB.",
  "unsupported-type": "Send the body as application/json.",
  "rate-limited": "Too many messages in a short time. Please try again later.",
  internal: "Something went wrong on our side. Nothing was stored; please try again.",
  unavailable:
    "The server cannot store anything right now. Nothing was sent; please try again in a moment.",
  maintenance: "The site is being worked on. Nothing was sent; please try again later.",
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
