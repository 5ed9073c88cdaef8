import * as z from "zod";

/*
 * What is read of Stripe's objects, checked: nothing that Stripe sends reaches the shop as another type than it is taken for. Fields that
 * are not named here are left alone, so that a new one of theirs breaks nothing.
 */

/** Names that Stripe or we made: printable, and of a length that fits any column. */
const name = z.string().regex(/^[\x21-\x7e]{1,255}$/);
/** Stands in an address of Stripe's interface. */
const sessionId = z.string().regex(/^\w{1,255}$/);
const amount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const currency = z.string().regex(/^[A-Za-z]{3}$/);
/** `attempt` is ours; an object without it belongs to something else that is sold with the same account. */
const metadata = z.object({ attempt: name.optional() }).nullish();

/** A Checkout Session (https://docs.stripe.com/api/checkout/sessions/object). */
export const session = z.object({
  id: sessionId,
  url: z
    .url({ protocol: /^https?$/ })
    .max(4000)
    .nullish(),
  status: z.enum(["open", "complete", "expired"]).nullable(),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  amount_total: amount,
  currency,
});

export type Session = z.infer<typeof session>;

/** Any object: whose it is. */
export const owned = z.object({ metadata });

/** A charge (https://docs.stripe.com/api/charges/object). `refunded`: all of it. */
export const charge = z.object({
  refunded: z.boolean(),
  amount: amount.nullish(),
  currency: currency.nullish(),
});

/** A notification (https://docs.stripe.com/api/events/object). */
export const event = z.object({
  id: name,
  type: name,
  data: z.object({ object: z.looseObject({}) }),
});

export type StripeEvent = z.infer<typeof event>;
