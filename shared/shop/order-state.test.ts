import { expect, it } from "vitest";
import { canMove, type OrderState, orderStateLabels } from "./order-state.ts";

const states = Object.keys(orderStateLabels) as OrderState[];

it("leads from payment to the door, one step at a time", () => {
  const way: OrderState[] = ["pending", "paid", "packed", "sent", "delivered"];
  way.slice(1).forEach((to, index) => expect(canMove(way[index]!, to)).toBe(true));
  expect(canMove("pending", "sent")).toBe(false);
  expect(canMove("paid", "delivered")).toBe(false);
  expect(canMove("sent", "packed")).toBe(false);
});

it("pays nothing back that was not paid, and everything that was", () => {
  const refundable = states.filter((from) => canMove(from, "refunded"));
  expect(refundable).toEqual(["paid", "packed", "sent", "delivered", "refund_due"]);
});

it("honours money that comes late, or gives it back", () => {
  for (const from of ["payment_failed", "cancelled"] as const) {
    expect([canMove(from, "paid"), canMove(from, "refund_due")]).toEqual([true, true]);
  }
});

it("ends with a refund", () => {
  expect(states.filter((to) => canMove("refunded", to))).toEqual([]);
});
