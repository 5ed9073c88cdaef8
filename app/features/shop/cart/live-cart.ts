import type { CartLineView, CartView } from "#shared/shop/cart.ts";
import { type CartChange, type CartResult, changeCart } from "./cart-api.ts";

/** A step of the quantity waits this long for the next one, in ms. */
const PAUSE = 350;

/** What a page shows of the cart. */
export interface CartState {
  cart: CartView;
  /** Whether this page has changed it: what a form without script came back with is then over. */
  isChanged: boolean;
  /** The line that was taken out last, as long as it can be put back. */
  removed: CartLineView | null;
}

/** How a page changes the cart. Each change answers what became of it. */
export type CartControl = Omit<
  ReturnType<typeof createLiveCart>,
  "state" | "subscribe" | "load" | "sendSteps"
>;

/**
 * A page's cart: the one that came with it, and after each change the one that the server answered with.
 * @param reread asks for the page anew; what comes is handed to `load`.
 */
export function createLiveCart(loaded: CartView, reread: () => void) {
  let state: CartState = { cart: loaded, isChanged: false, removed: null };
  let isRereading = false;
  const listeners = new Set<() => void>();
  /** Steps that wait for the next one, by their articles. */
  const steps = new Map<string, { timer: ReturnType<typeof setTimeout>; send: () => void }>();
  const underWay = new Set<Promise<CartResult>>();

  function update(change: Partial<CartState>): void {
    state = { ...state, ...change };
    // What is in the cart again needs no way back.
    if (state.cart.lines.some(({ sku }) => sku === state.removed?.sku))
      state = { ...state, removed: null };
    for (const listener of listeners) listener();
  }

  async function change(wanted: CartChange): Promise<CartResult> {
    const answer = changeCart(wanted);
    underWay.add(answer);
    const result = await answer;
    underWay.delete(answer);
    if (result.cart) {
      isRereading = false;
      update({ cart: result.cart, isChanged: true });
    } else if (result.errors.quantity) {
      // There are fewer than the page knows.
      reread();
    }
    return result;
  }

  /** Sends a number at once, in place of a step that waits. A line of none is taken out, and can be put back. */
  async function setQuantity(sku: string, quantity: number): Promise<CartResult> {
    dropStep(sku);
    const line = state.cart.lines.find((one) => one.sku === sku);
    const result = await change({ path: "lines", body: { sku, quantity, mode: "set" } });
    if (result.cart && quantity === 0 && line) update({ removed: line });
    return result;
  }

  /** Sends a number when no other step follows it; only the last of them is answered. */
  function stepTo(sku: string, quantity: number): Promise<CartResult> {
    dropStep(sku);
    return new Promise((resolve) => {
      const send = () => resolve(setQuantity(sku, quantity));
      steps.set(sku, { send, timer: setTimeout(send, PAUSE) });
    });
  }

  function dropStep(sku: string): void {
    clearTimeout(steps.get(sku)?.timer);
    steps.delete(sku);
  }

  /** Sends the steps that wait: nothing that was pressed is lost with the page. */
  function sendSteps(): void {
    for (const { send } of steps.values()) send();
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    sendSteps,
    setQuantity,
    stepTo,
    setCoupon: (code: string) => change({ path: "coupon", body: { code } }),

    /**
     * Takes the cart of a page that was loaded anew. One that is behind was asked for before the last change was answered, or is another
     * cart, as after signing out: it is asked for once more, and that answer counts.
     */
    load(cart: CartView): void {
      if (cart === state.cart) return;
      isRereading = !isRereading && cart.revision < state.cart.revision;
      if (isRereading) reread();
      else update({ cart });
    },

    /** Puts a line back that was removed, as much of it as there is. */
    putBack({ sku, quantity, available }: CartLineView): Promise<CartResult> {
      return setQuantity(sku, Math.max(1, Math.min(quantity, available)));
    },

    /** Whether the server has still to be told of something, or to answer. */
    isUnderWay: () => steps.size + underWay.size > 0,

    /** Waits until all that is under way has been answered. True: all of it was done, and the cart can be ordered. */
    async settle(): Promise<boolean> {
      sendSteps();
      const results = await Promise.all(underWay);
      return state.cart.orderable && results.every(({ cart }) => cart !== null);
    },
  };
}
