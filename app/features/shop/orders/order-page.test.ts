import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { customerOrderPath } from "#content/addresses.ts";
import { requestContext } from "#app/engine/request-context.server.ts";
import type { Services } from "#server/services/services.ts";
import { toyOrder } from "#tests/support/orders.ts";
import { orderPage } from "./order-page.server.ts";

const PAY = "https://payments.example/session";

/** Where the page of an order that waits for its payment leads to pay, when it was asked for with these parameters. */
async function payUrlAfter(search: string): Promise<string | null> {
  const order = { ...toyOrder, state: "pending", payUrl: PAY };
  const context = new RouterContextProvider();
  const services = { shop: { orders: { findByToken: async () => order } } } as unknown as Services;
  context.set(requestContext, { ...context.get(requestContext), services });
  const url = new URL(`${customerOrderPath("token")}${search}`, "https://site.invalid");
  return (await orderPage("token", context, url)).payUrl;
}

it("asks for the payment where the buyer has not paid, and not who comes back having paid", async () => {
  expect(await payUrlAfter("")).toBe(PAY);
  expect(await payUrlAfter("?payment=cancelled")).toBe(PAY);
  expect(await payUrlAfter("?payment=made")).toBeNull();
});
