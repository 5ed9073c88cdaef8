import type { OrderAddress, OrderLineView, OrderView } from "#shared/shop/order.ts";
import type { OrderLinesTable, OrdersTable } from "./tables.ts";
import type { Queries } from "#server/db/tables.ts";
import type { Goods } from "./goods.ts";
import { orderLines } from "./order-store.ts";

/** An order as its page and its mails tell it. */
export async function viewOrder(
  queries: Queries,
  goods: Goods,
  order: OrdersTable,
): Promise<OrderView> {
  const lines = await orderLines(queries, order.id);
  const events = await queries
    .selectFrom("order_events")
    .select(["state", "at"])
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  return {
    number: order.number,
    state: order.state,
    placedAt: order.created_at,
    email: order.email,
    phone: order.phone,
    address: JSON.parse(order.address) as OrderAddress,
    billing: order.billing === null ? null : (JSON.parse(order.billing) as OrderAddress),
    currency: order.currency,
    lines: lines.map((line) => viewLine(goods, line)),
    subtotal: order.subtotal,
    coupon:
      order.coupon_code === null
        ? null
        : {
            code: order.coupon_code,
            label: order.coupon_label ?? order.coupon_code,
            discount: order.discount,
          },
    delivery: {
      label: order.delivery_label,
      note: order.delivery_note,
      price: order.delivery_price,
    },
    tax: {
      label: order.tax_label,
      rate: order.tax_rate,
      included: order.tax_included === 1,
      amount: order.tax,
    },
    total: order.total,
    events,
    payUrl: order.state === "pending" ? await payUrlOf(queries, order.id) : null,
  };
}

async function payUrlOf(queries: Queries, orderId: string): Promise<string | null> {
  const attempt = await queries
    .selectFrom("payment_attempts")
    .select("pay_url")
    .where("order_id", "=", orderId)
    .where("state", "=", "open")
    .executeTakeFirst();
  return attempt?.pay_url ?? null;
}

function viewLine(
  { findSku }: Goods,
  { sku, name, colour, size, unit_price, quantity }: OrderLinesTable,
): OrderLineView {
  const found = findSku(sku);
  const inColour = found?.article.colours.find(({ id }) => id === found.variant.colour);
  return {
    sku,
    name,
    colour,
    size,
    unitPrice: unit_price,
    quantity,
    total: unit_price * quantity,
    path: found?.article.path ?? null,
    picture: inColour?.pictures[0] ?? null,
  };
}
