import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { CartLineView, CartView } from "#shared/shop/cart.ts";
import { type CartResult, changeCart } from "./cart-api.ts";
import { CART_STORAGE, noteCart } from "./cart-mark.ts";

export interface LiveCart {
  cart: CartView;
  setQuantity: (sku: string, quantity: number) => Promise<CartResult>;
  setCoupon: (code: string) => Promise<CartResult>;
  /** The line that was taken out last, as long as it can be put back. */
  removed: CartLineView | null;
  remove: (line: CartLineView) => Promise<void>;
  putBack: () => Promise<void>;
}

/**
 * The cart that came with the page, and after each change the one that the server answered with. What another tab changed, and what
 * became of it while the page was away, is asked for again.
 */
export function useCart(loaded: CartView): LiveCart {
  const { revalidate } = useRevalidator();
  const [newer, setNewer] = useState<{ than: CartView; cart: CartView } | null>(null);
  const cart = newer?.than === loaded ? newer.cart : loaded;
  const [removed, setRemoved] = useState<CartLineView | null>(null);

  useEffect(() => noteCart(loaded), [loaded]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const again = () => void revalidate();
    window.addEventListener("storage", ({ key }) => key === CART_STORAGE && again(), { signal });
    window.addEventListener("pageshow", ({ persisted }) => persisted && again(), { signal });
    return () => listening.abort();
  }, [revalidate]);

  async function taken(change: Promise<CartResult>): Promise<CartResult> {
    const result = await change;
    if (result.cart) setNewer({ than: loaded, cart: result.cart });
    return result;
  }

  const setQuantity = (sku: string, quantity: number) =>
    taken(changeCart({ path: "lines", body: { sku, quantity, mode: "set" } }));

  return {
    cart,
    setQuantity,
    setCoupon: (code) => taken(changeCart({ path: "coupon", body: { code } })),
    removed,
    async remove(line) {
      const result = await setQuantity(line.sku, 0);
      if (result.cart) setRemoved(line);
    },
    async putBack() {
      if (!removed) return;
      setRemoved(null);
      await setQuantity(removed.sku, removed.quantity);
    },
  };
}
