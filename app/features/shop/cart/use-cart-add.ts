import { useState } from "react";

/** What became of putting something into the cart. */
export type CartAddition =
  | { state: "idle" | "sending" }
  | { state: "added"; pieces: number; inCart: number }
  | { state: "refused"; error: string };

/** Puts pieces of a variant into the cart; the server decides whether there is enough. The cart's own code is loaded when it is asked for. */
export function useCartAdd() {
  const [addition, setAddition] = useState<CartAddition>({ state: "idle" });

  async function add(sku: string, pieces: number): Promise<void> {
    setAddition({ state: "sending" });
    const api = await import("./cart-api.ts").catch(() => null);
    if (!api) {
      setAddition({
        state: "refused",
        error: "Nothing was added: the server could not be reached.",
      });
      return;
    }
    const result = await api.changeCart({ path: "lines", body: { sku, quantity: pieces } });
    setAddition(
      result.cart
        ? { state: "added", pieces, inCart: result.cart.count }
        : {
            state: "refused",
            error:
              result.errors.quantity ?? result.errors.sku ?? result.message ?? "Nothing was added.",
          },
    );
  }

  /** Another variant is another choice: what was said about the last one is over. */
  const forget = () => setAddition({ state: "idle" });

  return { addition, add, forget };
}
