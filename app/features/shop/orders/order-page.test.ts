import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { customerOrderPath } from "#content/addresses.ts";
import { requestContext } from "#app/engine/request-context.server.ts";
import type { Services } from "#server/services/services.ts";
import { counted } from "#shared/counted.ts";
import type { OrderView } from "#shared/shop/order.ts";
import { toyOrder } from "#tests/support/orders.ts";
import { withReturnDays } from "#tests/support/return-days.ts";
import { orderPage } from "./order-page.server.ts";
import * as words from "../words.ts";

const PAY = "https://payments.example/session";

/** The page of an order, asked for with these parameters. */
async function pageOf(order: OrderView, search = "") {
  const context = new RouterContextProvider();
  const services = { shop: { orders: { findByToken: async () => order } } } as unknown as Services;
  context.set(requestContext, { ...context.get(requestContext), services });
  const url = new URL(`${customerOrderPath("token")}${search}`, "https://site.invalid");
  return orderPage("token", context, url);
}

/** Where the page of an order that waits for its payment leads to pay, when it was asked for with these parameters. */
async function payUrlAfter(search: string): Promise<string | null> {
  return (await pageOf({ ...toyOrder, state: "pending", payUrl: PAY }, search)).payUrl;
}

it("asks for the payment where the buyer has not paid, and not who comes back having paid", async () => {
  expect(await payUrlAfter("")).toBe(PAY);
  expect(await payUrlAfter("?payment=cancelled")).toBe(PAY);
  expect(await payUrlAfter("?payment=made")).toBeNull();
});

it("promises that things may come back where they do, of orders that are kept alone", async () => {
  const promised = async (state: OrderView["state"]) =>
    (await pageOf({ ...toyOrder, state })).returns;
  withReturnDays(30);
  for (const state of ["paid", "packed", "sent", "delivered"] as const)
    expect(await promised(state)).toBe(counted(words.returns, 30));
  for (const state of ["pending", "cancelled", "payment_failed", "refund_due", "refunded"] as const)
    expect(await promised(state)).toBeNull();
  withReturnDays(0);
  expect(await promised("sent")).toBeNull();
});
