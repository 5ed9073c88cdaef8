import type { ApiError } from "#shared/api.ts";
import { type ShopErrorCode, shopErrorStatus } from "#shared/shop/api.ts";
import * as sharedWords from "#shared/shop/words.ts";
import { apiAnswer } from "#server/routes/answers.ts";
import * as words from "./words.ts";

/** One sentence for each error of the shop, for people. */
export const shopErrorSentences: Readonly<Record<ShopErrorCode, string>> = {
  "idempotency-key": words.noIdempotencyKey,
  "bad-signature": words.unsignedNotification,
  "bad-notification": words.unknownNotification,
  "payment-unavailable": words.paymentUnavailable,
  "order-unknown": words.orderUnknown,
  "payment-declined": words.paymentDeclined,
  "in-flight": words.orderInFlight,
  "unpaid-limit": words.unpaidLimit,
  "cart-empty": sharedWords.cartEmpty,
  "quote-changed": words.quoteChanged,
  "out-of-stock": words.soldOutMeanwhile,
  "key-reused": words.keyReused,
};

/** An error of the shop's API. `more` is what else its answer tells. */
export function shopError(
  code: ShopErrorCode,
  headers: Record<string, string> = {},
  more: object = {},
): Response {
  const answer: ApiError<ShopErrorCode> = {
    status: "error",
    code,
    message: shopErrorSentences[code],
    ...more,
  };
  return apiAnswer(answer, shopErrorStatus[code], headers);
}
