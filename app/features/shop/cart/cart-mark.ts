import { useSyncExternalStore } from "react";
import type { CartView } from "#shared/shop/cart.ts";

/** Name in the browser's local storage: what every page and tab may know of the cart. What is in it, the server knows. */
export const CART_STORAGE = "cart";

/** How many pieces are in the cart, and which of its states that was. */
export interface CartMark {
  revision: number;
  count: number;
}

const listeners = new Set<() => void>();
/** The last text read, and what it said: the same object as long as nothing changed. */
let known: { text: string | null; mark: CartMark | null } = { text: null, mark: null };
/** Where the browser keeps nothing: the mark of this page. */
let unkept: CartMark | null = null;

/** What is known of the cart in this browser; null before anything was put in. */
export function cartMark(): CartMark | null {
  if (unkept) return unkept;
  let text: string | null = null;
  try {
    text = localStorage.getItem(CART_STORAGE);
  } catch {
    return null;
  }
  if (text !== known.text) known = { text, mark: readMark(text) };
  return known.mark;
}

/** Notes the cart as the server just told it. Other tabs hear of it by their `storage` event. */
export function noteCart({ revision, count }: Pick<CartView, "revision" | "count">): void {
  const was = cartMark();
  if (was?.revision === revision && was.count === count) return;
  if (!was && count === 0) return;
  try {
    localStorage.setItem(CART_STORAGE, JSON.stringify({ revision, count }));
  } catch {
    unkept = { revision, count };
  }
  for (const listener of listeners) listener();
}

/** The mark, kept in step with other tabs. Null in the HTML and while the page comes to life. */
export function useCartMark(): CartMark | null {
  return useSyncExternalStore(watchCart, cartMark, () => null);
}

/** Tells of changes, in this tab and in others. Answers how to stop. */
function watchCart(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function readMark(text: string | null): CartMark | null {
  try {
    const value = JSON.parse(text ?? "null") as Partial<CartMark> | null;
    return typeof value?.revision === "number" && typeof value.count === "number"
      ? { revision: value.revision, count: value.count }
      : null;
  } catch {
    return null;
  }
}
