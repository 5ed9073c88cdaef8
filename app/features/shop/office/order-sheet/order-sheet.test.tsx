import { type HTMLElement, parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { OrderView } from "#shared/shop/order.ts";
import { stateLabel, toldState } from "#shared/shop/order-state.ts";
import * as sharedWords from "#shared/shop/words.ts";
import { freeOrder } from "#tests/support/orders.ts";
import * as words from "../words.ts";
import { OrderSheet } from "./order-sheet.tsx";

/** What the owner sees of it. */
function sheetOf(order: OrderView): HTMLElement {
  const moment = { iso: "2026-11-04T08:00:00Z", exact: "4 November 2026, 09:00", ago: "now" };
  const element = (
    <OrderSheet
      order={{
        ...order,
        next: order.state === "refunded" ? [] : ["refunded"],
        placedAt: moment,
        address: [order.address.name],
        billing: null,
        events: order.events.map(({ state }) => ({
          label: stateLabel(toldState(state, order.total)),
          at: moment,
        })),
      }}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

describe("the sheet of an order with nothing to pay", () => {
  it.each([
    [sharedWords.placed, []],
    [sharedWords.confirmed, ["paid"]],
  ] as const)("says %s, and nothing of a payment", (told, then) => {
    const sheet = sheetOf(freeOrder("pending", ...then)).text;
    expect(sheet).toContain(told);
    for (const word of [sharedWords.pending, sharedWords.paid, "payment"])
      expect(sheet).not.toContain(word);
  });

  it("says before and after that it is closed", () => {
    const open = sheetOf(freeOrder("paid")).text;
    expect(open).toContain(words.closedEffect);
    expect(open).not.toContain(words.refundedEffect);
    const closed = sheetOf(freeOrder("paid", "refunded")).text;
    expect(closed).toContain(words.closedNothing);
    expect(closed).not.toContain(words.refundedNothing);
    expect(closed).not.toContain(sharedWords.refunded);
  });

  it("sets an address in the direction of its own letters", () => {
    const order = freeOrder("paid");
    const isolated = sheetOf(order).querySelectorAll("address bdi");
    expect(isolated.map(({ text }) => text)).toEqual([order.address.name]);
  });

  it("names a delivery without a note", () => {
    const order = freeOrder("paid");
    const paragraphs = sheetOf(order).querySelectorAll("p");
    expect(paragraphs.map(({ text }) => text)).toContain(order.delivery.label);
  });
});
