import { randomInt } from "node:crypto";
import { slugOf } from "#shared/plain-letters.ts";

/** Letters and digits that cannot be mistaken for each other when an order's number is read out (Crockford). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What a number begins with where the name of the shop has no two letters for it. */
const WITHOUT_INITIALS = "NO";

/** `VT-7K3M-9Q2D`: forty random bits, so that it says nothing about how many there are, behind the initials of the shop. */
export function orderNumber(shop: string): string {
  const letters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  const initials = slugOf(shop)
    .replaceAll(/[^a-z]/g, "")
    .slice(0, 2)
    .toUpperCase();
  return `${initials.length === 2 ? initials : WITHOUT_INITIALS}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
