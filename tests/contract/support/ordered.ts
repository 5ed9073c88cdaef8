import { buyerOf, placed } from "./buyer.ts";
import type { Harness } from "./harness.ts";

/** The article that is ordered. */
export const SKU = "YOYO";

/** An order that was paid, or has come to its buyer as well. */
export async function ordered(server: Harness, email: string, state: "paid" | "delivered") {
  const buyer = buyerOf(server);
  await buyer.put(SKU);
  const { order, next } = await placed(await buyer.order({ email, phone: "+33 1 23 45 67 89" }));
  if (state === "delivered")
    for (const step of ["packed", "sent", "delivered"] as const)
      await server.runtime.services.shop.orders.move(order.number, step);
  return { ...order, token: next.split("/").at(-1) ?? "" };
}
