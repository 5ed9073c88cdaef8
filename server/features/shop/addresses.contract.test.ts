import { describe, expect, it } from "vitest";
import { buyerOf } from "#tests/contract/support/buyer.ts";
import { PUBLIC_URL, startHarness } from "#tests/contract/support/harness.ts";

describe("the shop below /api", () => {
  it.each([
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Content-Type": "text/plain" }, 415],
    [{ Origin: PUBLIC_URL }, 200],
  ])("with %j gets %i", async (headers, status) => {
    const server = await startHarness("sqlite");
    const buyer = buyerOf(server);
    const answer = await buyer.post(
      "/api/cart/lines",
      { sku: "PENCIL-BLUE", quantity: 1 },
      headers,
    );
    expect(answer.status).toBe(status);
    expect(answer.headers.has("access-control-allow-origin")).toBe(false);
  });

  it.each([
    ["/api/cart", "POST", "GET"],
    ["/api/stock", "POST", "GET"],
    ["/api/cart/lines", "GET", "POST"],
    ["/api/cart/coupon", "DELETE", "POST"],
    ["/api/orders", "GET", "POST"],
    ["/api/payments/stripe", "GET", "POST"],
  ])("%s by %s gets 405 with Allow", async (path, method, allow) => {
    const server = await startHarness("sqlite");
    const answer = await server.request(path, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
  });
});
