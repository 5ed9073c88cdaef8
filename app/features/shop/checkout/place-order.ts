import type { ApiAnswer, ApiError, ApiErrorCode, ApiInvalid } from "#shared/api.ts";
import {
  type CartConflict,
  IDEMPOTENCY_HEADER,
  type OrderAnswer,
  type ShopErrorCode,
} from "#shared/shop/api.ts";
import { withBase } from "#app/engine/base-path/base-path.ts";
import { API_BASE } from "#app/features/forms/send.ts";
import * as words from "../words.ts";
import { noteCart } from "../cart/cart-mark.ts";
import { forgetCheckoutDraft } from "./use-checkout-draft.ts";

/** How often, and after how long (ms), an order is asked for again that is still being worked on. */
const TRIES = 12;
const PAUSE = 1000;

interface Checkout {
  /** The same for every try of this checkout: however often it is sent, it is ordered once. */
  key: string;
  /** Stands for the prices that the buyer sees. */
  quote: string;
  /** The cart is another one than the buyer saw: the page has to show it. */
  onConflict: () => void;
}

/**
 * Places the order and goes on to its page. The promise then stays open, and the form busy, until this page is left. Everything that
 * it answers says that nothing was ordered, and why.
 */
export async function placeOrder(
  values: Readonly<Record<string, string>>,
  { key, quote, onConflict }: Checkout,
): Promise<ApiAnswer> {
  const answer = await send(key, { ...values, quote });
  if (answer.status === "success") {
    noteCart({ revision: 0, count: 0 });
    forgetCheckoutDraft();
    window.location.assign(withBase(answer.next));
    return new Promise(() => {});
  }
  if (answer.status === "invalid") return answer;
  if ("cart" in answer) {
    noteCart(answer.cart);
    onConflict();
  }
  // What the bank says belongs to the field of the card.
  return answer.code === "payment-declined"
    ? { status: "invalid", errors: { cardNumber: answer.message } }
    : answer;
}

type Answer = OrderAnswer | ApiInvalid | CartConflict | ApiError<ApiErrorCode | ShopErrorCode>;

async function send(key: string, body: Readonly<Record<string, string>>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const answer = await sendOnce(key, body);
    const isInFlight = answer.status === "error" && answer.code === "in-flight";
    if (!isInFlight || tries === TRIES) return answer;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

async function sendOnce(key: string, body: Readonly<Record<string, string>>): Promise<Answer> {
  try {
    const response = await fetch(`${API_BASE}/orders`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        [IDEMPOTENCY_HEADER]: key,
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  } catch {
    return {
      status: "error",
      code: "unavailable",
      message: words.connectionLost,
    };
  }
}
