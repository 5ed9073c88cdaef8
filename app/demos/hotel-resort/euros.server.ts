import { formatPlanPrice } from "#app/lib/money.ts";
import { rules } from "./house.server.ts";

/** `140_00` → "€140". */
export function euros(amount: number): string {
  return formatPlanPrice({ amount, currency: rules.currency });
}
