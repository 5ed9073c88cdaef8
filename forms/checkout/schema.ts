import * as z from "zod/mini";
import { choice, email, line, optionalLine } from "#shared/forms/fields.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { isBlank } from "#shared/forms/unseen.ts";
import * as fieldWords from "#shared/forms/words.ts";
import * as words from "./words.ts";
import { postcodeProblem } from "./postcodes.ts";

/** What the shop offers: the codes of the countries it delivers to, and the ids of its ways of delivery. */
interface CheckoutOffer {
  countries: readonly string[];
  delivery: readonly string[];
}

const billingRequired = [
  "billingName",
  "billingLine1",
  "billingPostcode",
  "billingCity",
  "billingCountry",
] as const;

/** Countries and card schemes have digits of their own, whichever the keyboard writes. */
const inLatinDigits = (field: z.ZodMiniString) => field.check(z.overwrite(latinDigits));

type Values = Readonly<Record<string, string>>;

/** Rules that look at several fields also count while others are still wrong: all messages come at once. */
const always = () => true;

/**
 * Ordering as a guest: who, where to, how, and what is paid with. All fields are flat text. The billing address counts only when
 * `billingSame` is not "yes", and lies in one of the same countries; `cardNumber` only with the test provider, which knows a few invented cards.
 */
export const checkoutOf = ({ countries, delivery }: CheckoutOffer) =>
  z
    .object({
      email: email(),
      phone: optionalLine(40),
      name: line(120),
      company: optionalLine(120),
      line1: line(160),
      line2: optionalLine(160),
      postcode: inLatinDigits(line(12)),
      city: line(80),
      country: choice(countries, words.notDelivered),
      delivery: choice(delivery, words.chooseDelivery),
      /** "yes" from a ticked box, else empty. */
      billingSame: optionalLine(3),
      billingName: optionalLine(120),
      billingCompany: optionalLine(120),
      billingLine1: optionalLine(160),
      billingLine2: optionalLine(160),
      billingPostcode: inLatinDigits(optionalLine(12)),
      billingCity: optionalLine(80),
      billingCountry: optionalLine(2),
      cardNumber: inLatinDigits(optionalLine(30)),
      /** `quoteVersion` of the cart that the buyer saw. */
      quote: optionalLine(80),
    })
    .check(
      ...billingRequired.map((name) =>
        z.refine<Values>((values) => values.billingSame === "yes" || !isBlank(values[name] ?? ""), {
          error: fieldWords.fieldRequired,
          path: [name],
          when: always,
        }),
      ),
      z.refine<Values>(
        ({ billingSame, billingCountry = "" }) =>
          billingSame === "yes" || isBlank(billingCountry) || countries.includes(billingCountry),
        { error: words.chooseCountry, path: ["billingCountry"], when: always },
      ),
      postcodeFits("postcode", "country", () => true),
      postcodeFits("billingPostcode", "billingCountry", (values) => values.billingSame !== "yes"),
    );

export type CheckoutValues = z.infer<ReturnType<typeof checkoutOf>>;

/** A postcode is judged by its country's way of writing; an empty one is already missed. */
function postcodeFits(field: string, country: string, counts: (values: Values) => boolean) {
  const problem = (values: Values) =>
    postcodeProblem(values[field] ?? "", values[country] ?? "") ?? undefined;
  return z.refine<Values>((values) => !counts(values) || !values[field] || !problem(values), {
    error: ({ input }) => problem(input as Values),
    path: [field],
    when: always,
  });
}
