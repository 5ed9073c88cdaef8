import type { ApiError, ApiInvalid, FieldErrors } from "#shared/api.ts";
import type { CartAnswer } from "#shared/shop/api.ts";
import type { CartView } from "#shared/shop/cart.ts";
import { API_BASE } from "#app/features/forms/send.ts";
import { counted } from "#shared/counted.ts";
import * as sharedWords from "#shared/shop/words.ts";
import * as words from "../words.ts";
import { noteCart } from "./cart-mark.ts";

/** What became of a change. Without `cart` nothing was changed; `message` says why where no field does. */
export type CartResult =
  | { cart: CartView }
  | { cart: null; errors: FieldErrors; message: string | null };

/** One change of the visitor's cart; the paths of the API and what they take: docs/guides/shop.md. */
type CartChange =
  | { path: "lines"; body: { sku: string; quantity: number; mode?: "set" } }
  | { path: "coupon"; body: { code: string } };

/** What became of pieces that were to be added, in sentences: how many were, and how many there are now. */
export type AddAnswer =
  | { state: "added"; added: string; inCart: string }
  | { state: "refused"; error: string };

/** Puts pieces of a variant into the cart; the server decides whether there is enough. */
export async function addPieces(sku: string, pieces: number): Promise<AddAnswer> {
  const result = await changeCart({ path: "lines", body: { sku, quantity: pieces } });
  if (!result.cart) {
    const { errors, message } = result;
    return { state: "refused", error: errors.quantity ?? errors.sku ?? message ?? words.notAdded };
  }
  return {
    state: "added",
    added: counted(sharedWords.addedToCart, pieces),
    inCart: counted(words.cartHas, result.cart.count),
  };
}

/** Changes the cart on the server, which alone knows prices and stock. Never throws: no network is an answer too. */
export function changeCart({ path, body }: CartChange): Promise<CartResult> {
  return ask(`/cart/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Asks for the cart as it is now, so that the mark on the page is right. */
export function readCart(): Promise<CartResult> {
  return ask("/cart", {});
}

async function ask(path: string, request: RequestInit): Promise<CartResult> {
  try {
    const response = await fetch(`${API_BASE}${path}`, {
      ...request,
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
