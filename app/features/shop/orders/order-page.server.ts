import { data, type RouterContextProvider } from "react-router";
import { shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import { addressLines } from "#shared/shop/address-lines.ts";
import { counted } from "#shared/counted.ts";
import { type OrderState, stateLabel, toldState } from "#shared/shop/order-state.ts";
import { formatMoment } from "#app/lib/format-moment.ts";
import { requestContext } from "#app/engine/request-context.server.ts";
import { orderWords } from "./order-words.ts";
import * as words from "../words.ts";

/** Paid, where there was something to pay, and not given up. */
const kept: readonly OrderState[] = ["paid", "packed", "sent", "delivered"];

/**
 * An order as its buyer may see it, by the link that only they have.
 * @param url of the page: who comes back from the provider's page, having paid there, is not asked to pay once more.
 * @throws a 404 answer where no order has this token.
 */
export async function orderPage(
  token: string,
  context: Readonly<RouterContextProvider>,
  url?: URL,
) {
  const { services } = context.get(requestContext);
  const order = await services?.shop.orders.findByToken(token);
  if (!order) throw data(null, { status: 404 });
  const { address, billing, events, placedAt, ...rest } = order;
  const hasPaid = url?.searchParams.get("payment") === "made";
  const moment = (at: number) => formatMoment(at, site.timeZone);
  return {
    ...rest,
    payUrl: hasPaid ? null : order.payUrl,
    said: orderWords(order),
    placedAt: moment(placedAt),
    address: addressLines(address, site.locale),
    billing: billing && addressLines(billing, site.locale),
    /** What happened, the oldest first. */
    events: events.map(({ state, at }) => ({
      label: stateLabel(toldState(state, order.total)),
      at: moment(at),
    })),
    returns: mayComeBack(order.state) ? counted(words.returns, shop.returnDays) : null,
    contact: site.email,
  };
}

/** Whether the shop takes back what was ordered, and the order is one that reaches its buyer. */
function mayComeBack(state: OrderState): boolean {
  return shop.returnDays > 0 && kept.includes(state);
}

export type OrderPageData = Awaited<ReturnType<typeof orderPage>>;
