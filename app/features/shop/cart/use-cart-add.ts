// @chunk product-card
import { useState } from "react";
import * as words from "../words.ts";
import type { AddAnswer } from "./cart-api.ts";

/** What became of putting something into the cart. */
export type CartAddition = { state: "idle" | "sending" } | AddAnswer;

/** Puts pieces of a variant into the cart. The cart's own code, and what it says, are loaded when they are asked for. */
export function useCartAdd() {
  const [addition, setAddition] = useState<CartAddition>({ state: "idle" });

  async function add(sku: string, pieces: number): Promise<AddAnswer> {
    setAddition({ state: "sending" });
    const answer = await import("./cart-api.ts").then(
      ({ addPieces }) => addPieces(sku, pieces),
      (): AddAnswer => ({ state: "refused", error: words.notAddedOffline, at: "form" }),
    );
    setAddition(answer);
    return answer;
  }

  /** Another variant is another choice: what was said about the last one is over. */
  const forget = () => setAddition({ state: "idle" });

  return { addition, add, forget };
}
