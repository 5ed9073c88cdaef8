// @chunk product-card
import { useEffect } from "react";
import { cartMark, useCartMark } from "./cart-mark.ts";

/**
 * How many pieces are in the cart. The server is asked only where the browser remembers a cart, and only by pages that do not know it
 * themselves.
 * @param count pieces, where the page knows them; else the browser's own note of it counts.
 */
export function useCartCount(count?: number): number {
  const mark = useCartMark();
  useEffect(() => {
    if (count === undefined && (cartMark()?.count ?? 0) > 0)
      void import("./cart-api.ts").then(
        ({ readCart }) => readCart(),
        // The mark stays what this browser noted last.
        () => undefined,
      );
  }, [count]);
  return count ?? mark?.count ?? 0;
}
