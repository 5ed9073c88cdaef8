import { OFFICE } from "#shared/back-office/addresses.ts";

export const ORDERS = `${OFFICE}/orders`;
export const STOCK = `${OFFICE}/stock`;

/** One order's page. */
export function orderPath(number: string): string {
  return `${ORDERS}/${number}`;
}
