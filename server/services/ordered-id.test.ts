import { describe, expect, it } from "vitest";
import { orderedId } from "./ordered-id.ts";

describe("an ordered id", () => {
  it("is a UUID of version 7 that tells when it was made", () => {
    const before = Date.now();
    const id = orderedId();
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const made = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
    expect(made).toBeGreaterThanOrEqual(before);
    expect(made).toBeLessThan(before + 1000);
  });

  it("sorts behind all that were made before, more than a millisecond can count included", () => {
    const ids = Array.from({ length: 10_000 }, orderedId);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
