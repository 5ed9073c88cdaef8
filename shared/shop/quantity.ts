import { latinDigits } from "../latin-digits.ts";

/** The quantity control of the shop (specification, point 5): whole numbers, never below 0. */

/** One step up or down. */
export function stepQuantity(quantity: number, step: 1 | -1): number {
  return Math.max(0, quantity + step);
}

/** As the control shows it: 9 and less with a leading zero. */
export function showQuantity(quantity: number): string {
  return String(quantity).padStart(2, "0");
}

/** A number of pieces as a form sends it ("3", "03", "٣"); null for anything but a whole number from 0 to 9999. */
export function readQuantity(value: unknown): number | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = latinDigits(String(value));
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null;
}
