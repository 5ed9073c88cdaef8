import { shop } from "#content/shop.ts";
import type { Keeping, Period } from "#server/contract/keeping.ts";
import type { ServerCookie } from "#server/cookies.ts";

/** Orders: bookkeeping rules ask for years. */
export const orderPeriod: Period = { variable: "KEEP_ORDERS_DAYS", days: 3650, least: 365 };

/** Opens a visitor's cart; each change of the cart keeps it for its whole time again. */
export const cartCookie: ServerCookie = {
  name: "vitrine_cart",
  paths: ["/"],
  sameSite: "Lax",
  lifetime: shop.cartDays * 24 * 60 * 60,
  holds: "the key to your cart, once there is something in it",
  ends: `${shop.cartDays} days after you last changed it`,
};

export const keeping: Keeping = {
  periods: [orderPeriod],
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
      what: "Your cart",
      holds:
        "What you put in, without a name. A cookie in your browser is the key to it; once you sign in, the cart is your account’s.",
      why: "So that it is still there tomorrow: on this device alone, or wherever you sign in.",
      figure: String(shop.cartDays),
      unit: "days",
      ends: "after you last changed it",
      tables: ["carts", "cart_lines", "order_keys"],
    },
    {
      id: "orders",
      place: 70,
      what: "What you order",
      holds:
        "Articles, prices, name, addresses, telephone if you gave one, and how it was paid. No number of a card: the company that takes the payment keeps that. Until it is paid or given up, also a scrambled trace of your network address and of your mailbox.",
      why: "To deliver it, to take it back, and because the law asks for the books; the traces, so that nobody reserves the whole shelf without paying.",
      figure: days(orderPeriod),
      unit: "days",
      ends: "after you ordered",
      tables: ["orders", "order_lines", "order_events", "payment_attempts"],
    },
  ],
};
