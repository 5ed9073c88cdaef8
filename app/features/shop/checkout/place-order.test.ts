import { expect, it, onTestFinished, vi } from "vitest";
import type { OrderAnswer } from "#shared/shop/api.ts";
import { ANSWER_TIME } from "#app/features/forms/when-still-here.ts";
import { passed } from "#tests/support/cart-server.ts";
import { stubBrowser } from "#tests/support/stub-browser.ts";
import { cartMark, noteCart } from "../cart/cart-mark.ts";
import { readDraft, writeDraft } from "./checkout-draft.ts";
import { placeOrder } from "./place-order.ts";

/** A buyer who has typed something, and whose order is answered so. */
async function order(state: OrderAnswer["order"]["state"], next: string) {
  const browser = stubBrowser();
  const answer: OrderAnswer = {
    status: "success",
    order: { number: "VI-1", state, total: 4900 },
    next,
  };
  vi.stubGlobal("fetch", async () => ({ json: async () => answer }) as Response);
  onTestFinished(() => void vi.unstubAllGlobals());
  noteCart({ revision: 3, count: 2 });
  writeDraft(null, { city: "Paris" });
  const reread = vi.fn(async () => {});
  const renew = vi.fn();
  const placed = placeOrder({}, { key: "key", quote: "quote", reread, renew });
  await passed();
  expect(browser.visited).toEqual([next]);
  return { ...browser, placed, reread, renew };
}

it("forgets what was typed and what was in the cart once the order is paid", async () => {
  await order("paid", "/orders/token");
  expect(readDraft(null)).toEqual({});
  expect(cartMark()?.count).toBe(0);
});

it("keeps both while the buyer may turn back from the payment", async () => {
  await order("pending", "https://payments.example/session");
  expect(readDraft(null)).toEqual({ city: "Paris" });
  expect(cartMark()?.count).toBe(2);
});

it("leaves the form to be sent again where the browser brings the page back as it was", async () => {
  const { window, placed, reread } = await order("pending", "https://payments.example/session");
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  await passed();
  expect(reread).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(await placed).toEqual({ status: "invalid", errors: {} });
  expect(reread).toHaveBeenCalledTimes(1);
});

it("leaves the form to be sent again where the visitor has stopped what was to come", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { placed, reread } = await order("pending", "https://payments.example/session");
  vi.advanceTimersByTime(ANSWER_TIME - 1);
  await passed();
  expect(reread).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await placed).toEqual({ status: "invalid", errors: {} });
  expect(reread).toHaveBeenCalledTimes(1);
});

it("is over for the next try where its order waits for the money, and goes on where that is paid", async () => {
  for (const [state, times] of [
    ["pending", 1],
    ["paid", 0],
  ] as const) {
    const { window, placed, renew } = await order(state, "https://payments.example/session");
    expect(renew, "while the page that comes is waited for").not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await placed;
    expect(renew, state).toHaveBeenCalledTimes(times);
  }
});
