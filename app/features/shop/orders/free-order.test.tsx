import { type HTMLElement, parse } from "node-html-parser";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { requestContext } from "#app/engine/request-context.server.ts";
import type { Services } from "#server/services/services.ts";
import type { OrderView as PlacedOrder } from "#shared/shop/order.ts";
import type { OrderState } from "#shared/shop/order-state.ts";
import * as sharedWords from "#shared/shop/words.ts";
import { toyOrder } from "#tests/support/orders.ts";
import { OrderSheet } from "../office/order-sheet/order-sheet.tsx";
import * as officeWords from "../office/words.ts";
import * as words from "../words.ts";
import { accountOrders } from "./account-orders/account-orders.server.ts";
import { orderPage } from "./order-page.server.ts";
import { OrderView } from "./order-view.tsx";

/** An order for which there was nothing to pay, after these steps. */
function freeOrder(...states: [OrderState, ...OrderState[]]): PlacedOrder {
  return {
    ...toyOrder,
    state: states.at(-1)!,
    coupon: { code: "GIFT", label: "Gift", discount: toyOrder.subtotal },
    delivery: { label: "Parcel shop", note: "", price: 0 },
    tax: { ...toyOrder.tax, amount: 0 },
    total: 0,
    events: states.map((state, at) => ({ state, at })),
  };
}

function rendered(element: ReactNode): HTMLElement {
  const router = createMemoryRouter([{ path: "/", element }]);
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

/** What the buyer's page says and shows of it. */
async function pageOf(order: PlacedOrder): Promise<HTMLElement> {
  const context = new RouterContextProvider();
  const services = { shop: { orders: { findByToken: async () => order } } } as unknown as Services;
  context.set(requestContext, { ...context.get(requestContext), services });
  const page = await orderPage("token", context);
  const { heading, text } = page.said;
  return rendered(
    <>
      <h1>{heading}</h1>
      <p>{text}</p>
      <OrderView order={page} />
    </>,
  );
}

/** The sheet that the owner sees. */
function sheetOf(order: PlacedOrder): HTMLElement {
  const moment = { iso: "2026-11-04T08:00:00Z", exact: "4 November 2026, 09:00", ago: "now" };
  return rendered(
    <OrderSheet
      order={{
        ...order,
        next: order.state === "refunded" ? [] : ["refunded"],
        placedAt: moment,
        address: [order.address.name],
        billing: null,
        events: order.events.map(() => ({ label: "", at: moment })),
      }}
    />,
  );
}

describe("an order with nothing to pay", () => {
  it("is closed on its page, and nothing is said of money that went back", async () => {
    const cancelled = (await pageOf(freeOrder("paid", "refunded"))).text;
    const returned = (await pageOf(freeOrder("paid", "sent", "delivered", "refunded"))).text;
    for (const page of [cancelled, returned]) {
      expect(page).toContain(words.closedHeading);
      expect(page).toContain(sharedWords.closed);
      expect(page).not.toContain(words.refundedText);
      expect(page).not.toContain(sharedWords.refunded);
    }
    expect(cancelled).toContain(sharedWords.closedUndelivered);
    expect(returned).toContain(sharedWords.closedDelivered);
  });

  it("says on its page that there is nothing to pay, not that it was paid", async () => {
    const page = (await pageOf(freeOrder("paid"))).text;
    expect(page).toContain(words.paidFreeText);
    expect(page).not.toContain(words.paidText);
  });

  it("is closed on its sheet, before and after", () => {
    const open = sheetOf(freeOrder("paid")).text;
    expect(open).toContain(officeWords.closedEffect);
    expect(open).not.toContain(officeWords.refundedEffect);
    const closed = sheetOf(freeOrder("paid", "refunded")).text;
    expect(closed).toContain(officeWords.closedNothing);
    expect(closed).not.toContain(officeWords.refundedNothing);
    expect(closed).not.toContain(sharedWords.refunded);
  });

  it("is closed in the list of an account", async () => {
    const { number, state, placedAt, total, currency } = freeOrder("paid", "refunded");
    const order = { number, state, placedAt, total, currency, path: "/", pieces: 1 };
    const services = { shop: { ordersOf: async () => [order] } } as unknown as Services;
    const account = { id: "ada", name: "Ada", email: "ada@example.com" };
    expect(await accountOrders(account, services)).toMatchObject([{ state: sharedWords.closed }]);
  });

  it("has a delivery without a note: nothing stands in its place", async () => {
    const order = freeOrder("paid");
    const { label } = order.delivery;
    const facts = (await pageOf(order)).querySelectorAll("dd").map(({ text }) => text);
    expect(facts).toContain(label);
    expect(facts).not.toContain("");
    const paragraphs = sheetOf(order).querySelectorAll("p");
    expect(paragraphs.map(({ text }) => text)).toContain(label);
  });
});
