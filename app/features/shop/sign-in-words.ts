import type { SignInWords } from "#app/slots/contract.ts";
import * as words from "./words.ts";

/** What a buyer has of an account. */
export const shopSignIn = {
  note: words.noAccountNeeded,
  reasons: [words.reasonCart, words.reasonOrders, words.reasonCheckout],
} satisfies SignInWords;
