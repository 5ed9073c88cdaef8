import { useEffect, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { isShopForm } from "#shared/shop/api.ts";
import type { CartView } from "#shared/shop/cart.ts";
import { useSiteData } from "#app/engine/site-data.ts";
import { CART_STORAGE, noteCart } from "./cart-mark.ts";
import { type CartControl, type CartState, createLiveCart } from "./live-cart.ts";

export interface LiveCart extends CartState, CartControl {}

/**
 * The cart that came with the page, and after each change the one that the server answered with. What another tab changed, and what
 * became of it while the page was away, is asked for again; so is the page once it says of a form what is no longer so.
 */
export function useCart(loaded: CartView): LiveCart {
  const { revalidate } = useRevalidator();
  const [live] = useState(() => createLiveCart(loaded, () => void revalidate()));
  const state = useSyncExternalStore(live.subscribe, live.state, live.state);
  const { formState } = useSiteData();
  const isReturnOver = state.isChanged && formState !== null && isShopForm(formState.form);

  useEffect(() => live.load(loaded), [live, loaded]);
  useEffect(() => noteCart(state.cart), [state.cart]);
  useEffect(() => live.sendSteps, [live]);
  // A form that came back said that nothing was changed: the page is asked for without it.
  useEffect(() => {
    if (isReturnOver) void revalidate();
  }, [isReturnOver, revalidate]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const again = () => void revalidate();
    window.addEventListener("storage", ({ key }) => key === CART_STORAGE && again(), { signal });
    window.addEventListener("pageshow", ({ persisted }) => persisted && again(), { signal });
    // Before calls that wait for their turn are started (in-turn.ts): these go with them.
    window.addEventListener("pagehide", live.sendSteps, { signal, capture: true });
    return () => listening.abort();
  }, [live, revalidate]);

  return { ...live, ...state };
}
