import { describe, expect, it } from "vitest";
import { checkoutOf } from "./schema.ts";
import * as words from "./words.ts";
import { validateWith } from "#shared/forms/validate.ts";

const checkout = checkoutOf({ countries: ["FR", "NL"], delivery: ["standard", "express"] });

const valid = {
  email: "ada@example.com",
  name: "Ada Lovelace",
  line1: "12 Passage des Marchands",
  postcode: "75011",
  city: "Paris",
  country: "FR",
  delivery: "standard",
  billingSame: "yes",
};

const billedTo = {
  billingSame: "",
  billingName: "A",
  billingLine1: "B",
  billingPostcode: "75011",
  billingCity: "C",
  billingCountry: "FR",
};

const errorsOf = (change: Record<string, string>) => {
  const result = validateWith(checkout, { ...valid, ...change });
  return result.ok ? {} : result.errors;
};

describe("checkout", () => {
  it("takes a guest with one address", () => {
    expect(validateWith(checkout, { ...valid, total: "1", admin: "1" })).toMatchObject({
      ok: true,
      value: { ...valid, phone: "", billingName: "", cardNumber: "", quote: "" },
    });
  });

  it("writes postcodes and card numbers in the digits that countries and cards have", () => {
    const typed = { postcode: "٧٥٠١١", billingPostcode: "７５０１１", cardNumber: "４２４２ ۴۲۴۲" };
    expect(validateWith(checkout, { ...valid, ...typed })).toMatchObject({
      ok: true,
      value: { postcode: "75011", billingPostcode: "75011", cardNumber: "4242 4242" },
    });
    expect(errorsOf({ country: "NL", postcode: "１０１２AB" })).toEqual({});
  });

  it("names everything that is missing at once, the billing address too", () => {
    const result = validateWith(checkout, {});
    expect(Object.keys(result.ok ? {} : result.errors).sort()).toEqual([
      "billingCity",
      "billingCountry",
      "billingLine1",
      "billingName",
      "billingPostcode",
      "city",
      "country",
      "delivery",
      "email",
      "line1",
      "name",
      "postcode",
    ]);
  });

  it.each([
    [{ postcode: "7501" }, { postcode: "Enter a postcode like 75011." }],
    [{ country: "NL", postcode: "1012AB" }, {}],
    [{ country: "NL", postcode: "75011" }, { postcode: "Enter a postcode like 1012 AB." }],
    [{ country: "XX" }, { country: "We do not deliver to this country." }],
    [{ delivery: "drone" }, { delivery: "Choose a delivery method." }],
    [
      { email: "ada", postcode: "1" },
      { email: "Invalid email.", postcode: "Enter a postcode like 75011." },
    ],
    [{ name: "x".repeat(121) }, { name: "Use at most 120 characters." }],
    [{ name: "Ada\r\nBcc: x@example.com" }, {}],
    [{ billingPostcode: "1", billingCountry: "FR" }, {}],
    [{ name: "\u3164" }, { name: "Field is required." }],
    [{ ...billedTo, billingName: "\u3164" }, { billingName: "Field is required." }],
    [{ ...billedTo, billingPostcode: "1" }, { billingPostcode: "Enter a postcode like 75011." }],
    [{ ...billedTo, billingCountry: "NL", billingPostcode: "1012 AB" }, {}],
    [{ ...billedTo, billingCountry: "1!" }, { billingCountry: words.chooseCountry }],
    [{ ...billedTo, billingCountry: "XX" }, { billingCountry: words.chooseCountry }],
    [{ ...billedTo, billingCountry: "" }, { billingCountry: "Field is required." }],
    [{ billingCountry: "1!" }, {}],
  ])("judges %j", (change, errors) => {
    expect(errorsOf(change as Record<string, string>)).toEqual(errors);
  });
});
