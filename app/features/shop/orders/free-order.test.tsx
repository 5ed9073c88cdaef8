import { type HTMLElement, parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { requestContext } from "#app/engine/request-context.server.ts";
import type { Services } from "#server/services/services.ts";
import type { OrderView as PlacedOrder } from "#shared/shop/order.ts";
import * as sharedWords from "#shared/shop/words.ts";
import { freeOrder } from "#tests/support/orders.ts";
import * as words from "../words.ts";
import { orderPage } from "./order-page.server.ts";
import { OrderView } from "./order-view.tsx";

/** What the buyer's page says and shows of it. */
async function pageOf(order: PlacedOrder): Promise<HTMLElement> {
  const context = new RouterContextProvider();
  const services = { shop: { orders: { findByToken: async () => order } } } as unknown as Services;
  context.set(requestContext, { ...context.get(requestContext), services });
  const page = await orderPage("token", context);
  const { heading, text } = page.said;
  const element = (
    <>
      <h1>{heading}</h1>
      <p>{text}</p>
      <OrderView order={page} />
    </>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

describe("the page of an order with nothing to pay", () => {
  it("says that it is closed, and nothing of money that went back", async () => {
    const cancelled = (await pageOf(freeOrder("paid", "refunded"))).text;
    const returned = (await pageOf(freeOrder("paid", "sent", "delivered", "refunded"))).text;
    for (const page of [cancelled, returned]) {
      expect(page).toContain(words.closedHeading);
      expect(page).toContain(sharedWords.closed);
      expect(page).not.toContain(words.refundedText);
      expect(page).not.toContain(sharedWords.refunded);
    }
    expect(cancelled).toContain(sharedWords.closedUnsent);
    expect(returned).toContain(sharedWords.closedSent);
  });

  it("does not tell it as cancelled once it was sent", async () => {
    const page = (await pageOf(freeOrder("paid", "packed", "sent", "refunded"))).text;
    expect(page).toContain(sharedWords.closedSent);
    expect(page).not.toContain(sharedWords.closedUnsent);
  });

  it.each([
    [sharedWords.placed, []],
    [sharedWords.confirmed, ["paid"]],
  ] as const)("says %s, and nothing of a payment", async (told, then) => {
    const page = (await pageOf(freeOrder("pending", ...then))).text;
    expect(page).toContain(words.freeText);
    expect(page).toContain(told);
    for (const word of [sharedWords.pending, sharedWords.paid, words.paidText, "payment"])
      expect(page).not.toContain(word);
  });

  it("shows nothing in place of the note that its delivery has not", async () => {
    const order = freeOrder("paid");
    const facts = (await pageOf(order)).querySelectorAll("dd").map(({ text }) => text);
    expect(facts).toContain(order.delivery.label);
    expect(facts).not.toContain("");
  });
});
