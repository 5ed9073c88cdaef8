import { createHmac, timingSafeEqual } from "node:crypto";

/** A notification older than this was recorded by somebody and is played back. */
const TOLERANCE_SECONDS = 300;

/**
 * Whether Stripe signed this body: the header `Stripe-Signature` holds a time and one or more HMAC-SHA256 of "TIME.BODY" under the
 * endpoint's secret (scheme v1; https://docs.stripe.com/webhooks#verify-manually).
 */
export function isSignedByStripe(
  body: string,
  header: string | null,
  secret: string,
  now: number,
): boolean {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("=", 2));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(Math.floor(now / 1000) - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac("sha256", secret).update(`${time}.${body}`).digest();
  return parts.some(([name, value = ""]) => {
    if (name !== "v1" || !/^[\da-f]{64}$/.test(value)) return false;
    return timingSafeEqual(Buffer.from(value, "hex"), expected);
  });
}

/** The header for a body: what Stripe does, for tests that play its part. */
export function stripeSignature(body: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${signature}`;
}
