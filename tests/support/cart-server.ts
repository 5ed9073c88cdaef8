import { type Mock, onTestFinished, vi } from "vitest";
import type { ApiInvalid } from "#shared/api.ts";
import type { CartView } from "#shared/shop/cart.ts";

/** What a call of the cart's API was about, and how it is answered. */
interface CartCall {
  body: unknown;
  /** Whether it outlives its page. */
  keepalive: boolean;
  answer(answer: CartView | ApiInvalid["errors"]): Promise<void>;
  lose(): Promise<void>;
}

/** Stands in for the cart's API, whose calls are answered when the test says so. */
export function stubCartServer(): CartCall[] {
  const calls: CartCall[] = [];
  const fetch: Mock<typeof globalThis.fetch> = vi.fn((_, request) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    calls.push({
      body: typeof request?.body === "string" ? (JSON.parse(request.body) as unknown) : null,
      keepalive: request?.keepalive ?? false,
      async answer(answer) {
        const isCart = "revision" in answer;
        const body = isCart
          ? { status: "success", cart: answer }
          : { status: "invalid", errors: answer };
        resolve({ json: async () => body } as Response);
        await passed();
      },
      async lose() {
        reject(new TypeError("fetch failed"));
        await passed();
      },
    });
    return promise;
  });
  vi.stubGlobal("fetch", fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

/** Until all promises that can be kept now have been, and what waited for them has gone on. */
export function passed(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
