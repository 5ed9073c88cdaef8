import type { Quote } from "#shared/shop/quote.ts";

/**
 * Whether a payment is asked for at the checkout, whose page is the same for all ways of delivery: with each of them there may be nothing
 * to pay (`isFree`), or with one (`canBeFree`).
 */
export function whatIsPaid({ delivery }: Quote): { isFree: boolean; canBeFree: boolean } {
  return {
    isFree: delivery.every(({ total }) => total === 0),
    canBeFree: delivery.some(({ total }) => total === 0),
  };
}
