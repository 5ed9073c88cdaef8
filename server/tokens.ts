import { createHash, randomBytes } from "node:crypto";

/** A secret for a link: 256 random bits, safe in an address. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored instead of the token, so that a copy of the database opens nothing. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Cheap refusal of what cannot be one of our tokens. */
export function looksLikeToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}
