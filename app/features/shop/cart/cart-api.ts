import type { ApiError, ApiInvalid, FieldErrors } from "#shared/api.ts";
import type { CartAnswer } from "#shared/shop/api.ts";
import type { CartView } from "#shared/shop/cart.ts";
import { API_BASE } from "#app/features/forms/send.ts";
import { counted } from "#shared/counted.ts";
import * as sharedWords from "#shared/shop/words.ts";
import * as words from "../words.ts";
import { noteCart } from "./cart-mark.ts";
import { inTurn } from "./in-turn.ts";

/** An answer is waited for so long, in ms: what is asked next waits for it, too. */
const TIMEOUT = 20_000;

/** Nothing was changed; `message` says why where no field does. */
interface CartRefusal {
  cart: null;
  errors: FieldErrors;
  message: string | null;
}

/** What became of a change. */
export type CartResult = { cart: CartView } | CartRefusal;

/** One change of the visitor's cart; the paths of the API and what they take: docs/guides/shop.md. */
export type CartChange =
  | { path: "lines"; body: { sku: string; quantity: number; mode?: "set" } }
  | { path: "coupon"; body: { code: string } };

/** What became of pieces that were to be added, in sentences: how many were, and how many there are now. */
export type AddAnswer =
  | { state: "added"; added: string; inCart: string }
  | { state: "refused"; error: string; at: "quantity" | "form" };

/** Puts pieces of a variant into the cart; the server decides whether there is enough. */
export async function addPieces(sku: string, pieces: number): Promise<AddAnswer> {
  const result = await changeCart({ path: "lines", body: { sku, quantity: pieces } });
  if (!result.cart)
    return {
      state: "refused",
      error: problemOf(result),
      at: result.errors.quantity ? "quantity" : "form",
    };
  return {
    state: "added",
    added: counted(sharedWords.addedToCart, pieces),
    inCart: counted(words.cartHas, result.cart.count),
  };
}

/** Why nothing was changed, in a sentence. */
export function problemOf({ errors, message }: CartRefusal): string {
  return Object.values(errors)[0] ?? message ?? words.cartUnreachable;
}

/**
 * Changes the cart on the server, which alone knows prices and stock, after all that was asked before. Never throws: no network is an answer
 * too. What was sent arrives also when the page is left meanwhile.
 */
export function changeCart({ path, body }: CartChange): Promise<CartResult> {
  return ask(`/cart/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  });
}

/** Asks for the cart as it is now, so that the mark on the page is right. */
export function readCart(): Promise<CartResult> {
  return ask("/cart", {});
}

function ask(path: string, request: RequestInit): Promise<CartResult> {
  return inTurn(() => askNow(path, request));
}

async function askNow(path: string, request: RequestInit): Promise<CartResult> {
  try {
    const response = await fetch(`${API_BASE}${path}`, {
      ...request,
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { ...request.headers, Accept: "application/json" },
    });
    const answer = (await response.json()) as CartAnswer | ApiInvalid | ApiError;
    if (answer.status === "success") {
      noteCart(answer.cart);
      return { cart: answer.cart };
    }
    return answer.status === "invalid"
      ? { cart: null, errors: answer.errors, message: answer.errors.form ?? null }
      : { cart: null, errors: {}, message: answer.message };
  } catch {
    return {
      cart: null,
      errors: {},
      message: words.cartUnreachable,
    };
  }
}
