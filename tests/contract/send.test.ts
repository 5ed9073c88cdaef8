import { describe, expect, it } from "vitest";
import { databasesFor, jsonPost, PUBLIC_URL, startHarness } from "./support/harness.ts";
import { subscriptionsIn } from "./support/subscriptions.ts";

const databases = databasesFor(import.meta.filename);
const message = {
  form: "contact",
  name: "Ada Lovelace",
  email: "ada@example.com",
  subject: "",
  message: "Are you open on Sunday?",
};

describe.each(databases)("POST /api/send on %s", (kind) => {
  it("stores a subscription and says success", async () => {
    const server = await startHarness(kind);
    const answer = await server.send({ form: "subscribe", email: " Ada@Example.com " });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({ status: "success" });
    expect(await subscriptionsIn(server)).toMatchObject([
      { email: "ada@example.com", state: "pending" },
    ]);
  });

  it("takes the email field alone for the subscribe form", async () => {
    const server = await startHarness(kind);
    expect((await server.send({ email: "ada@example.com" })).status).toBe(200);
    expect(await subscriptionsIn(server)).toHaveLength(1);
  });

  it.each([
    [{ email: "" }, { email: "Field is required." }],
    [{}, { email: "Field is required." }],
    [{ email: null }, { email: "Field is required." }],
    [{ email: "nonsense" }, { email: "Invalid email." }],
    [{ email: 17 }, { email: "Invalid email." }],
    [{ email: "a@example.com\r\nBcc: b@example.com" }, { email: "Invalid email." }],
    [{ email: "a@example.com\u0000" }, { email: "Invalid email." }],
  ])("refuses %j with one message per field", async (body, errors) => {
    const server = await startHarness(kind);
    const answer = await server.send(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ status: "invalid", errors });
    expect(await subscriptionsIn(server)).toEqual([]);
    expect(await server.mails()).toEqual([]);
  });

  it("stores a message that is sent twice once", async () => {
    const server = await startHarness(kind);
    await Promise.all([server.send(message), server.send(message)]);
    server.clock.now += 59_000;
    await server.send(message);
    const rows = await server.runtime.database.queries
      .selectFrom("messages")
      .select("id")
      .execute();
    expect(rows).toHaveLength(1);
    expect(await server.mails()).toHaveLength(2);
  });

  it("answers success to a filled honeypot and stores nothing", async () => {
    const server = await startHarness(kind);
    const answer = await server.send({ email: "bot@example.com", website: "http://spam.example" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: "success" });
    expect(await subscriptionsIn(server)).toEqual([]);
    expect(await server.mails()).toEqual([]);
  });

  it("makes one row and one mail of twenty equal submits at the same moment", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off" });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.send({ email: "ada@example.com" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await subscriptionsIn(server)).toHaveLength(1);
    expect(await server.mails()).toHaveLength(1);
  });
});

describe("what /api/send does not take", () => {
  const email = "ada@example.com";

  it.each([
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["", 415],
    ["application/json; charset=utf-8", 200],
    ["APPLICATION/JSON", 200],
  ])("content type %j gets %i", async (type, status) => {
    const server = await startHarness("sqlite");
    const answer = await server.send({ email }, { "Content-Type": type });
    expect(answer.status).toBe(status);
  });

  it.each([
    "",
    "null",
    "[]",
    '"text"',
    "42",
    "{",
    '{"email":{"a":1}}',
    '{"email":["a@example.com"]}',
    "[".repeat(20_000),
    '{"a":'.repeat(5000) + "1" + "}".repeat(5000),
  ])("calls %.20s malformed", async (body) => {
    const server = await startHarness("sqlite");
    const answer = await server.send(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ status: "error", code: "malformed" });
  });

  it.each(["toString", "__proto__", "constructor", "order", "", 1, true, null])(
    "knows no form %j",
    async (form) => {
      const server = await startHarness("sqlite");
      const answer = await server.send(`{"form":${JSON.stringify(form)},"email":"${email}"}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ status: "error", code: "unknown-form" });
    },
  );

  it("says 413 from 64 KB on, whatever Content-Length says", async () => {
    const server = await startHarness("sqlite");
    const fits = JSON.stringify({ email, filler: "x".repeat(64 * 1024 - 40) });
    const tooLarge = JSON.stringify({ email, filler: "x".repeat(64 * 1024) });
    expect((await server.send(fits)).status).toBe(200);
    expect((await server.send(tooLarge)).status).toBe(413);
    expect((await server.send(tooLarge, { "Content-Length": "20" })).status).toBe(413);
    const stream = new Blob([tooLarge]).stream();
    const answer = await server.request("/api/send", {
      ...jsonPost("", {}),
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ status: "error", code: "too-large" });
  });

  it.each(["GET", "PUT", "DELETE", "PATCH"])("%s gets 405 with Allow", async (method) => {
    const server = await startHarness("sqlite");
    const answer = await server.request("/api/send", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
    expect(await answer.json()).toMatchObject({ code: "method-not-allowed" });
  });

  it("answers unknown addresses below /api with a typed 404", async () => {
    const server = await startHarness("sqlite");
    for (const path of ["/api", "/api/", "/api/nothing", "/api/send/x"]) {
      const answer = await server.request(path, jsonPost({}));
      expect(answer.status, path).toBe(404);
      expect(await answer.json()).toMatchObject({ status: "error", code: "not-found" });
    }
  });

  it("lets the own origin and the allowed ones in, by CORS too, and no other", async () => {
    const server = await startHarness("sqlite", { ALLOWED_ORIGINS: "https://static.example" });
    const status = async (headers: Record<string, string>) =>
      (await server.send({ email }, headers)).status;
    expect(await status({ Origin: PUBLIC_URL })).toBe(200);
    expect(await status({ Origin: "https://static.example" })).toBe(200);
    expect(await status({ Origin: "http://localhost:3000", Host: "localhost:3000" })).toBe(200);
    expect(await status({ Origin: "https://evil.example" })).toBe(403);
    expect(await status({ Origin: "null" })).toBe(403);
    expect(await status({ "Sec-Fetch-Site": "cross-site" })).toBe(403);

    const preflight = async (origin: string) => {
      const answer = await server.request("/api/send", {
        method: "OPTIONS",
        headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
      });
      return answer.headers.get("access-control-allow-origin");
    };
    expect(await preflight("https://static.example")).toBe("https://static.example");
    expect(await preflight("https://evil.example")).toBeNull();
  });
});
