import { expect, it } from "vitest";
import { isSignedByStripe, stripeSignature } from "./stripe-signature.ts";

const secret = "whsec_test";
const now = Date.parse("2026-11-04T10:00:00Z");
const body = '{"id":"evt_1"}';
const signed = stripeSignature(body, secret, now);
const isSigned = (header: string | null, text = body, at = now) =>
  isSignedByStripe(text, header, secret, at);

it("knows Stripe's signature, also among others", () => {
  expect(isSigned(signed)).toBe(true);
  expect(isSigned(signed.replace(",", `,v1=${"0".repeat(64)},v0=abc,`))).toBe(true);
});

it.each([
  ["none", null],
  ["an empty one", ""],
  ["another secret's", stripeSignature(body, "whsec_other", now)],
  ["one of an older scheme", signed.replace("v1=", "v0=")],
  ["one cut short", signed.slice(0, -2)],
  ["one that is no number", signed.replace(/v1=.*/, `v1=${"z".repeat(64)}`)],
  ["one with another time", signed.replace(/t=\d+/, `t=${Math.floor(now / 1000) + 1}`)],
  ["one without time", signed.replace(/t=\d+,/, "")],
])("refuses %s", (_, header) => {
  expect(isSigned(header)).toBe(false);
});

it("refuses another body, and a recording", () => {
  expect(isSigned(signed, `${body} `)).toBe(false);
  expect(isSigned(signed, body, now + 301_000)).toBe(false);
  expect(isSigned(signed, body, now - 301_000)).toBe(false);
  expect(isSigned(signed, body, now + 299_000)).toBe(true);
});
