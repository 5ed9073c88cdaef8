import type { ApiAnswer, ApiError, ApiErrorCode, ApiInvalid } from "#shared/api.ts";
import {
  type CartConflict,
  IDEMPOTENCY_HEADER,
  type OrderAnswer,
  type ShopErrorCode,
} from "#shared/shop/api.ts";
import { withBase } from "#app/engine/base-path/base-path.ts";
import { API_BASE } from "#app/features/forms/send.ts";
import { whenStillHere } from "#app/features/forms/when-still-here.ts";
import * as words from "../words.ts";
import { noteCart } from "../cart/cart-mark.ts";
import { forgetDraft, noteOrdered } from "./checkout-draft.ts";

/** How often, and after how long (ms), an order is asked for again that is still being worked on. */
const TRIES = 12;
const PAUSE = 1000;

interface Checkout {
  /** The same for every try of this checkout: however often it is sent, it is ordered once. */
  key: string;
  /** Stands for the prices that the buyer sees. */
  quote: string;
  /** The cart is, or may be, another one than the buyer saw: the page has to show it. Resolves when it does. */
  reread: () => Promise<void>;
  /** This checkout is over: the next try orders anew, with the key of the page that is read next. */
  renew: () => void;
}

/**
 * Places the order and goes on to its page, or to the payment provider's. The promise then stays open, and the form busy, until this page
 * is left, and ends without a word where Back shows the page again as it was, or the visitor has stopped what was to come. Another try is
 * the same order where it is paid, and takes the place of one that is not: the buyer may have come back to correct something. All else that
 * it answers says that nothing was ordered, and why.
 */
export async function placeOrder(
  values: Readonly<Record<string, string>>,
  { key, quote, reread, renew }: Checkout,
): Promise<ApiAnswer> {
  const answer = await send(key, { ...values, quote });
  if (answer.status === "success") {
    if (answer.order.state === "pending") {
      // The buyer may turn back from the payment: the cart stays full until it is made.
      noteOrdered(answer.order.number);
    } else {
      noteCart({ revision: 0, count: 0 });
      forgetDraft();
    }
    window.location.assign(withBase(answer.next));
    await new Promise<void>((resolve) => void whenStillHere(resolve));
    if (answer.order.state === "pending") renew();
    await reread();
    return { status: "invalid", errors: {} };
  }
  if (answer.status === "invalid") return answer;
  if ("cart" in answer) {
    noteCart(answer.cart);
    void reread();
  } else if (answer.code === "key-reused") {
    renew();
    await reread();
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
