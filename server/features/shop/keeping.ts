import { shop } from "#content/shop.ts";
import type { Keeping, Period } from "#server/contract/keeping.ts";
import type { ServerCookie } from "#server/cookies.ts";
import { counted, formOf } from "#shared/counted.ts";
import * as words from "./words.ts";

/** Orders: bookkeeping rules ask for years. */
export const orderPeriod: Period = { variable: "KEEP_ORDERS_DAYS", days: 3650, least: 365 };

/**
 * Orders that ended unpaid: no book asks for them. As long as the keys that lead to them, and never shorter than money may be on its way that
 * comes after all: a direct debit takes two weeks.
 */
export const unpaidOrderPeriod: Period = {
  variable: "KEEP_UNPAID_ORDERS_DAYS",
  days: 31,
  least: 14,
};

/** Opens a visitor's cart; each change of the cart keeps it for its whole time again. */
export const cartCookie: ServerCookie = {
  name: "vitrine_cart",
  paths: ["/"],
  sameSite: "Lax",
  lifetime: shop.cartDays * 24 * 60 * 60,
  holds: words.cartCookieHolds,
  ends: counted(words.cartCookieEnds, shop.cartDays),
};

/** The keys under which an order was sent hold its number and total: they are a part of it, and stay when its cart is gone. */
const orderTables = [
  "orders",
  "order_lines",
  "order_events",
  "order_keys",
  "order_tokens",
  "payment_attempts",
] as const;

export const keeping: Keeping = {
  periods: [orderPeriod, unpaidOrderPeriod],
  missed: ["orders"],
  cookies: [cartCookie],
  impersonal: {
    stock: "How many pieces there are.",
    payment_events: "Numbers of a provider's notices, so that none counts twice.",
    test_payments: "Amounts of the test provider, which nobody pays.",
  },
  withoutRule: {
    carts: "The worker of payments deletes them when their time is over.",
    order_keys: "The worker of payments deletes them after a month.",
  },
  things: (days) => [
    {
      id: "cart",
      place: 40,
      what: words.keptCart,
      holds: words.keptCartHolds,
      why: words.keptCartWhy,
      figure: String(shop.cartDays),
      unit: formOf(words.keptCartUnit, shop.cartDays),
      ends: words.keptCartEnds,
      tables: ["carts", "cart_lines"],
    },
    {
      id: "orders",
      place: 70,
      what: words.keptOrders,
      holds: words.keptOrdersHolds,
      why: words.keptOrdersWhy,
      figure: days(orderPeriod),
      unit: words.keptOrdersUnit,
      ends: words.keptOrdersEnds,
      tables: orderTables,
    },
    {
      id: "unpaid-orders",
      place: 71,
      what: words.keptUnpaid,
      holds: words.keptUnpaidHolds,
      why: words.keptUnpaidWhy,
      figure: days(unpaidOrderPeriod),
      unit: words.keptUnpaidUnit,
      ends: words.keptUnpaidEnds,
      tables: orderTables,
    },
  ],
};
