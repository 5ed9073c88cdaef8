import type { OrderAddress } from "./order.ts";

/** An address as an envelope has it, the country by its name in this locale; by its code where that is none. */
export function addressLines(address: OrderAddress, locale: string): string[] {
  const { name, company, line1, line2, postcode, city, country } = address;
  const town = `${postcode} ${city}`.trim();
  return [name, company, line1, line2, town, countryName(country, locale)].filter(Boolean);
}

function countryName(country: string, locale: string): string {
  // What is written otherwise than a code has no name, and to ask for it is an error.
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
}
