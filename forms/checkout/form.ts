import { shop } from "#content/shop.ts";
import type { AnsweredForm } from "#server/contract/form.ts";
import * as house from "#server/words.ts";
import { orderConfirmation, orderForOwner, orderNews, refundDueForOwner } from "./mails.ts";
import { checkoutOf } from "./schema.ts";
import * as words from "./words.ts";

const schema = checkoutOf({
  countries: shop.countries,
  delivery: shop.delivery.map(({ id }) => id),
});

/** Ordering. What is done with it the shop says (`server/features/shop/posts.ts`). */
export const checkoutForm = {
  schema,
  sent: null,
  refused: words.orderNotPlaced,
  labels: {
    email: house.email,
    phone: words.phone,
    name: house.name,
    company: words.company,
    line1: words.line1,
    line2: words.line2,
    postcode: words.postcode,
    city: words.city,
    country: words.country,
    delivery: words.deliveryMethod,
    billingName: words.billingName,
    billingCompany: words.billingCompany,
    billingLine1: words.billingLine1,
    billingLine2: words.billingLine2,
    billingPostcode: words.billingPostcode,
    billingCity: words.billingCity,
    billingCountry: words.billingCountry,
    cardNumber: words.cardNumber,
  },
  mails: {
    confirmation: orderConfirmation,
    news: orderNews,
    toOwner: orderForOwner,
    refundDue: refundDueForOwner,
  },
} satisfies AnsweredForm<typeof schema, "billingSame" | "quote">;
