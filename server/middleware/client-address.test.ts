import { describe, expect, it } from "vitest";
import { resolveClientAddress } from "./client-address.ts";

describe("the client address", () => {
  it.each([
    [0, "192.0.2.1", "10.0.0.1"],
    [1, undefined, "10.0.0.1"],
    [1, "192.0.2.1", "192.0.2.1"],
    [1, "6.6.6.6, 192.0.2.1", "192.0.2.1"],
    [2, "6.6.6.6, 192.0.2.1, 10.0.0.9", "192.0.2.1"],
    [3, "192.0.2.1", "192.0.2.1"],
    [1, "192.0.2.1:4711", "192.0.2.1"],
    [1, "[2001:db8::1]:4711", "2001:db8::1"],
    [1, "2001:db8::1", "2001:db8::1"],
    [1, "::ffff:192.0.2.1", "192.0.2.1"],
    [1, "unknown", "10.0.0.1"],
    [1, "6.6.6.6,", "10.0.0.1"],
    [1, "<script>", "10.0.0.1"],
  ])("with %i trusted proxies and %j is %s", (trustProxy, forwardedFor, expected) => {
    expect(resolveClientAddress("10.0.0.1", forwardedFor, trustProxy)).toBe(expected);
  });
});
