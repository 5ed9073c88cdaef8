import { site } from "#content/site.ts";
import { formatDay } from "#app/lib/format-day.ts";
import type { Account } from "#server/contract/account.ts";
import type { Services } from "#server/services/services.ts";
import { counted } from "#shared/counted.ts";
import { localMoment } from "#shared/forms/calendar.ts";
import { MOST_LISTED } from "#shared/shop/order.ts";
import { stateLabel, toldState } from "#shared/shop/order-state.ts";
import { money } from "../../price.tsx";
import * as words from "../../words.ts";

/** What somebody has ordered, for the page of their account. */
export async function accountOrders(account: Account, services: Services) {
  const found = await services.shop.ordersOf(account);
  // Where a payment failed, the buyer was told that nothing is ordered.
  const listed = found.slice(0, MOST_LISTED).filter(({ state }) => state !== "payment_failed");
  return {
    hasOlder: found.length > MOST_LISTED,
    listed: listed.map(({ number, path, state, placedAt, total, currency, pieces }) => ({
      number,
      path,
      state: stateLabel(toldState(state, total)),
      placedAt: formatDay(localMoment(new Date(placedAt), site.timeZone).date),
      pieces: counted(words.items, pieces),
      total: money(total, currency),
    })),
  };
}
