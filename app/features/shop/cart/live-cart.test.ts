import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CartLineView } from "#shared/shop/cart.ts";
import { passed, stubCartServer } from "#tests/support/cart-server.ts";
import { cartOf, lineOf } from "#tests/support/carts.ts";
import { stubBrowser } from "#tests/support/stub-browser.ts";
import { createLiveCart } from "./live-cart.ts";

/** Steps wait for as long as a test says; promises are kept as ever. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A page that shows a cart with this line. */
function pageWith(line: CartLineView) {
  const { window } = stubBrowser();
  const calls = stubCartServer();
  const reread = vi.fn();
  const live = createLiveCart(cartOf(1, line), reread);
  return { live, calls, reread, window };
}

const set = (quantity: number) => ({ sku: "TOY", quantity, mode: "set" });

describe("a number of pieces", () => {
  it("is sent at once when it was typed, in place of a step that waits", async () => {
    const { live, calls } = pageWith(lineOf("TOY", 1));
    void live.stepTo("TOY", 2);
    const typed = live.setQuantity("TOY", 5);
    await passed();
    expect(calls.map(({ body }) => body)).toEqual([set(5)]);
    await calls[0]!.answer(cartOf(2, lineOf("TOY", 5)));
    expect((await typed).cart?.count).toBe(5);
    expect(live.state().cart.count).toBe(5);
    vi.advanceTimersByTime(400);
    await passed();
    expect(calls).toHaveLength(1);
  });

  it("is sent when no step follows", async () => {
    const { live, calls } = pageWith(lineOf("TOY", 1));
    void live.stepTo("TOY", 2);
    vi.advanceTimersByTime(300);
    void live.stepTo("TOY", 3);
    vi.advanceTimersByTime(300);
    await passed();
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(50);
    await passed();
    expect(calls.map(({ body }) => body)).toEqual([set(3)]);
    await calls[0]!.answer(cartOf(2, lineOf("TOY", 3)));
  });

  it("is sent, once, when its page is left before", async () => {
    const { live, calls } = pageWith(lineOf("TOY", 1));
    void live.stepTo("TOY", 2);
    vi.advanceTimersByTime(100);
    live.sendSteps();
    vi.advanceTimersByTime(400);
    await passed();
    expect(calls.map(({ body, keepalive }) => [body, keepalive])).toEqual([[set(2), true]]);
    await calls[0]!.answer(cartOf(2, lineOf("TOY", 2)));
  });

  it("does not bring back a line that is removed while it waits or is under way", async () => {
    const { live, calls } = pageWith(lineOf("TOY", 1));
    void live.stepTo("TOY", 2);
    vi.advanceTimersByTime(350);
    void live.stepTo("TOY", 3);
    const removal = live.setQuantity("TOY", 0);
    vi.advanceTimersByTime(400);
    await passed();
    await calls[0]!.answer(cartOf(2, lineOf("TOY", 2)));
    await calls[1]!.answer(cartOf(3));
    await removal;
    expect(calls.map(({ body }) => body)).toEqual([set(2), set(0)]);
    expect(live.state().cart.lines).toEqual([]);
  });
});

it("says that it was changed here once that was answered", async () => {
  const { live, calls } = pageWith(lineOf("TOY", 1));
  live.load(cartOf(2, lineOf("TOY", 2)));
  void live.setQuantity("TOY", 3);
  await passed();
  expect(live.state().isChanged).toBe(false);
  await calls[0]!.answer(cartOf(3, lineOf("TOY", 3)));
  expect(live.state().isChanged).toBe(true);
});

describe("the way to the checkout", () => {
  it("waits for a step and for its answer", async () => {
    const { live, calls } = pageWith(lineOf("TOY", 1));
    expect(live.isUnderWay()).toBe(false);
    void live.stepTo("TOY", 2);
    expect(live.isUnderWay()).toBe(true);
    const heard = vi.fn();
    const settled = live.settle().then(heard);
    await passed();
    expect(calls.map(({ body }) => body)).toEqual([set(2)]);
    expect(heard).not.toHaveBeenCalled();
    await calls[0]!.answer(cartOf(2, lineOf("TOY", 2)));
    await settled;
    expect(heard).toHaveBeenCalledWith(true);
    expect(live.isUnderWay()).toBe(false);
  });

  it("is closed when the number is refused: fewer would be ordered than were wanted", async () => {
    const { live, calls, reread } = pageWith(lineOf("TOY", 1));
    const typed = live.setQuantity("TOY", 5);
    const settled = live.settle();
    await passed();
    await calls[0]!.answer({ quantity: "Only 2 left." });
    expect(await settled).toBe(false);
    expect(await typed).toMatchObject({ errors: { quantity: "Only 2 left." } });
    expect(reread, "to know how many there are").toHaveBeenCalledTimes(1);
  });
});

describe("a line that was removed", () => {
  const line = lineOf("TOY", 5, 2);

  async function removed() {
    const page = pageWith(line);
    const removal = page.live.setQuantity("TOY", 0);
    await passed();
    await page.calls[0]!.answer(cartOf(2));
    await removal;
    expect(page.live.state().removed).toBe(line);
    return page;
  }

  it("comes back with as many pieces as there are", async () => {
    const { live, calls } = await removed();
    const undone = live.putBack(line);
    await passed();
    expect(calls[1]!.body).toEqual(set(2));
    await calls[1]!.answer(cartOf(3, lineOf("TOY", 2, 2)));
    expect((await undone).cart?.count).toBe(2);
    expect(live.state().removed).toBeNull();
  });

  it("can still be put back after that was refused, or the server was not reached", async () => {
    const { live, calls } = await removed();
    const refused = live.putBack(line);
    await passed();
    await calls[1]!.answer({ quantity: "This is sold out." });
    expect(await refused).toMatchObject({ errors: { quantity: "This is sold out." } });
    expect(live.state().removed).toBe(line);
    const lost = live.putBack(line);
    await passed();
    await calls[2]!.lose();
    expect((await lost).cart).toBeNull();
    expect(live.state().removed).toBe(line);
  });

  it("can be put back after it was stepped down to none, too, until it is in the cart again", async () => {
    const { live, calls } = pageWith(line);
    void live.stepTo("TOY", 0);
    vi.advanceTimersByTime(350);
    await passed();
    await calls[0]!.answer(cartOf(2));
    expect(live.state().removed).toBe(line);
    live.load(cartOf(3, lineOf("TOY", 1)));
    expect(live.state().removed).toBeNull();
  });

  it("stays, and that is told, when the server was not reached", async () => {
    const { live, calls } = pageWith(line);
    const removal = live.setQuantity("TOY", 0);
    await passed();
    await calls[0]!.lose();
    expect((await removal).cart).toBeNull();
    expect(live.state()).toMatchObject({ removed: null, cart: { count: 5 } });
  });
});

describe("a cart that was loaded anew", () => {
  it("counts, and an answer that comes after it does too", async () => {
    const { live, calls } = pageWith(lineOf("TOY", 1));
    void live.setQuantity("TOY", 3);
    await passed();
    live.load(cartOf(2, lineOf("TOY", 2)));
    expect(live.state().cart.count).toBe(2);
    await calls[0]!.answer(cartOf(3, lineOf("TOY", 3)));
    expect(live.state().cart.count).toBe(3);
  });

  it("is asked for once more when it is behind, and then counts whatever it is", async () => {
    const { live, calls, reread } = pageWith(lineOf("TOY", 1));
    void live.setQuantity("TOY", 3);
    await passed();
    await calls[0]!.answer(cartOf(2, lineOf("TOY", 3)));
    live.load(cartOf(1, lineOf("TOY", 1)));
    expect(live.state().cart.count).toBe(3);
    expect(reread).toHaveBeenCalledTimes(1);
    // Signed out in another tab: the cart is another one, which begins anew.
    live.load(cartOf(0));
    expect(live.state().cart.count).toBe(0);
    expect(reread).toHaveBeenCalledTimes(1);
  });
});
