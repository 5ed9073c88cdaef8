import type { OrderRow } from "#server/features/shop/office/ports.ts";
import { money } from "#app/features/shop/price.tsx";
import { momentOf } from "../parts/moment.server.ts";

/** A line of a list of orders, in words. */
export function orderRow({ total, currency, placedAt, ...row }: OrderRow) {
  return { ...row, total: money(total, currency), placedAt: momentOf(placedAt) };
}

export type ShownOrder = ReturnType<typeof orderRow>;
