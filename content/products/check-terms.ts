import * as z from "zod";
import { fieldOf } from "../checks.ts";
import { ownNames } from "../own-names.ts";
import type { Shop } from "../shop.ts";
import { price } from "./check.ts";

const HUNDREDTHS = "write whole hundredths of a percent, 2000 for 20 %; 10000 at most";

const rate = z.int(HUNDREDTHS).min(0, HUNDREDTHS).max(10_000, HUNDREDTHS);

/** A whole number of days, minutes or pieces. */
const count = (least: number) => {
  const message = `write a whole number, ${least} or more`;
  return z.int(message).min(least, message);
};

const terms = z
  .object({
    // It says how large the unit of all amounts is, and `eur` would be another one.
    currency: z.string().refine((code) => Intl.supportedValuesOf("currency").includes(code), {
      error: ({ input }) =>
        `"${String(input)}" is none; write three capital letters, for example EUR`,
    }),
    tax: z.object({ rate }),
    delivery: z.array(z.object({ price, canBeFree: z.boolean() })).min(1, "name at least one way"),
    freeDeliveryFrom: price.nullable(),
    returnDays: count(0),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/, "write two capital letters, for example FR"))
      .min(1, "name at least one"),
    maxQuantity: count(1),
    maxUnpaidPieces: count(1),
    cartDays: count(1),
    // Stripe's checkout stays open for 30.
    reservationMinutes: count(31),
  })
  .refine(({ maxQuantity, maxUnpaidPieces }) => maxUnpaidPieces >= maxQuantity, {
    path: ["maxUnpaidPieces"],
    error: "write maxQuantity or more",
  })
  // The cart says how far it is to free delivery, and promises of the shop that there is one.
  .refine(
    ({ delivery, freeDeliveryFrom }) =>
      freeDeliveryFrom === null ||
      delivery.some(({ price: costs, canBeFree }) => canBeFree && costs > 0),
    {
      path: ["freeDeliveryFrom"],
      error: "no way that costs something has “canBeFree: true”; write null, or let one be free",
    },
  );

/**
 * Checks the shop's terms.
 * @throws {Error} naming file, field and what to write instead.
 */
export function checkTerms(shop: Shop): void {
  const issue = terms.safeParse(shop).error?.issues[0];
  if (issue) throw new Error(`content/shop.ts: ${fieldOf(issue.path)}: ${issue.message}.`);
  const take = ownNames("content/shop.ts");
  for (const { id, label } of shop.delivery) take("id", id, label);
}
