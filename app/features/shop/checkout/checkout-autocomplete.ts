import type { CheckoutValues } from "#forms/checkout/schema.ts";

/** The `autocomplete` token of each field, so that browsers fill the form in (WCAG 1.3.5). */
export const checkoutAutocomplete = {
  email: "email",
  phone: "tel",
  name: "shipping name",
  company: "shipping organization",
  line1: "shipping address-line1",
  line2: "shipping address-line2",
  postcode: "shipping postal-code",
  city: "shipping address-level2",
  country: "shipping country",
  billingName: "billing name",
  billingCompany: "billing organization",
  billingLine1: "billing address-line1",
  billingLine2: "billing address-line2",
  billingPostcode: "billing postal-code",
  billingCity: "billing address-level2",
  billingCountry: "billing country",
  cardNumber: "off",
} as const satisfies Partial<Record<keyof CheckoutValues, string>>;
