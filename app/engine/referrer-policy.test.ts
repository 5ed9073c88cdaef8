import { expect, it } from "vitest";
import { referrerPolicyOf } from "./referrer-policy.ts";

it("keeps the address of a page to itself that search engines should not list, and leaves forms their origin", () => {
  expect(referrerPolicyOf({ canonical: "https://www.example.com/about" })).toBeNull();
  expect(referrerPolicyOf({ canonical: null })).toBe("strict-origin");
  expect(referrerPolicyOf(null)).toBe("strict-origin");
});
