import type { OrderAddress } from "./order.ts";

/** An address as an envelope has it, the country by its name in this locale. */
export function addressLines(address: OrderAddress, locale: string): string[] {
  const { name, company, line1, line2, postcode, city, country } = address;
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const town = `${postcode} ${city}`.trim();
  return [name, company, line1, line2, town, names.of(country) ?? country].filter(Boolean);
}
