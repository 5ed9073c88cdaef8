import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { CartView } from "#shared/shop/cart.ts";
import { type CartResult, changeCart } from "./cart-api.ts";
import { CART_STORAGE, noteCart } from "./cart-mark.ts";

export interface LiveCart {
  cart: CartView;
  setQuantity: (sku: string, quantity: number) => Promise<CartResult>;
  setCoupon: (code: string) => Promise<CartResult>;
}

/**
 * The cart that came with the page, and after each change the one that the server answered with. What another tab changed, and what
 * became of it while the page was away, is asked for again.
 */
export function useCart(loaded: CartView): LiveCart {
  const { revalidate } = useRevalidator();
  const [newer, setNewer] = useState<{ than: CartView; cart: CartView } | null>(null);
  const cart = newer?.than === loaded ? newer.cart : loaded;

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

  return {
    cart,
    setQuantity: (sku, quantity) =>
      taken(changeCart({ path: "lines", body: { sku, quantity, mode: "set" } })),
    setCoupon: (code) => taken(changeCart({ path: "coupon", body: { code } })),
  };
}
