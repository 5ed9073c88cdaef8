import type { RouterContextProvider } from "react-router";
import { site } from "#content/site.ts";
import { localMoment } from "#shared/forms/calendar.ts";
import { counted } from "#shared/counted.ts";
import { orderStateLabels } from "#shared/shop/order-state.ts";
import { formatDay } from "#app/lib/format-day.ts";
import { money } from "#app/features/shop/price.tsx";
import { requireAccount } from "./signed-in.server.ts";
import * as words from "./words.ts";

/** What the owner of an account sees of it. Everybody else is sent to sign in. */
export async function accountPage(context: Readonly<RouterContextProvider>, url: URL) {
  const { services, account } = requireAccount(context, url);
  // Where a payment failed, the buyer was told that nothing is ordered.
  const orders = (await services.shop.ordersOf(account)).filter(
    ({ state }) => state !== "payment_failed",
  );
  return {
    name: account.name,
    email: account.email,
    contact: site.email,
    orders: orders.map(({ number, path, state, placedAt, total, currency, pieces }) => ({
      number,
      path,
      state: orderStateLabels[state],
      placedAt: formatDay(localMoment(new Date(placedAt), site.timeZone).date),
      pieces: counted(words.items, pieces),
      total: money(total, currency),
    })),
  };
}

export type AccountPageData = Awaited<ReturnType<typeof accountPage>>;
