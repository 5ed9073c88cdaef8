import { ABOUT_US } from "#content/addresses.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { databasesFor, type Harness, startHarness } from "./support/harness.ts";

const databases = databasesFor(import.meta.filename);
/** Keys and values that have broken servers before. */
const nastyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "\u0000",
    "a@example.com\u0000",
    "\ud800",
    "\udfff@example.com",
    "a@example.com\r\nBcc: b@example.com",
    "'; drop table subscriptions; --",
    "a@example.com",
    "x".repeat(3000),
    "2026-02-30",
    "+275760-09-14",
    "-000001-01-01",
    "24:61",
  ),
);
const nastyKey = fc.oneof(
  fc.constantFrom(
    "email",
    "form",
    "name",
    "topic",
    "preferredDate",
    "preferredTime",
    "message",
    "website",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "",
  ),
  fc.string({ unit: "binary" }),
);
const nastyValue = fc.oneof(
  nastyText,
  fc.double(),
  fc.boolean(),
  fc.constantFrom(1e308, -0, 2 ** 53, null),
);
const flat = fc
  .array(fc.tuple(nastyKey, nastyValue), { maxLength: 12 })
  .map((pairs) => Object.fromEntries(pairs));
const forms = fc.record({
  form: fc.constantFrom<unknown>(
    "subscribe",
    "booking",
    "contact",
    "enquiry",
    "unsubscribe",
    "confirm-subscription",
    7,
  ),
  email: nastyValue,
  name: nastyValue,
  topic: fc.oneof(nastyValue, fc.constant("strategy")),
  preferredDate: fc.oneof(
    nastyText,
    fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  ),
  preferredTime: fc.oneof(nastyText, fc.constant("09:30")),
  message: nastyText,
  token: nastyText,
});
const jsonBody = fc.oneof(
  fc.json(),
  flat.map((value) => JSON.stringify(value)),
  forms.map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    `{"email":1e999}`,
    `{"email":-1e999}`,
    `{"email":"\\ud800"}`,
    `{"email":"\\u0000"}`,
  ),
);
const bytes = fc.uint8Array({ maxLength: 400 });

const RUNS = 3000;

async function expectNoServerError(server: Harness, path: string, init: RequestInit) {
  const answer = await server.request(path, init);
  expect(answer.status).toBeGreaterThanOrEqual(200);
  expect(answer.status).toBeLessThan(500);
  await answer.body?.cancel();
}

describe.each(databases)("malformed bodies on %s", (kind) => {
  it("as JSON never give a 5xx", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off", LOG_LEVEL: "error" });
    await fc.assert(
      fc.asyncProperty(jsonBody, (body) =>
        expectNoServerError(server, "/api/send", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body,
        }),
      ),
      { numRuns: RUNS },
    );
    expect(server.log).toEqual([]);
  });

  it("as bytes of any type never give a 5xx", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off", LOG_LEVEL: "error" });
    const types = fc.constantFrom(
      "application/json",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "multipart/form-data; boundary=",
      "text/plain",
    );
    const paths = fc.constantFrom("/api/send", "/", `${ABOUT_US}?sent=%00`, "/a/%ff/%00");
    await fc.assert(
      fc.asyncProperty(bytes, types, paths, (body, type, path) =>
        expectNoServerError(server, path, {
          method: "POST",
          headers: { "Content-Type": type },
          body: new Uint8Array(body),
        }),
      ),
      { numRuns: RUNS },
    );
    expect(server.log).toEqual([]);
  });

  it("as forms never give a 5xx", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off", LOG_LEVEL: "error" });
    await fc.assert(
      fc.asyncProperty(forms, (fields) =>
        expectNoServerError(server, "/", {
          method: "POST",
          body: new URLSearchParams(
            Object.entries(fields).map(([name, value]) => [name, String(value)]),
          ),
        }),
      ),
      { numRuns: RUNS },
    );
    expect(server.log).toEqual([]);
  });

  it("in the address of the one-click call never give a 5xx", async () => {
    const server = await startHarness(kind, { LOG_LEVEL: "error" });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), (token) =>
        expectNoServerError(
          server,
          `/api/subscription/unsubscribe/${encodeURIComponent(token.toWellFormed())}`,
          { method: "POST", body: "List-Unsubscribe=One-Click" },
        ),
      ),
      { numRuns: 500 },
    );
    expect(server.log).toEqual([]);
  });
});
