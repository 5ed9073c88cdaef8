import { beforeEach, describe, expect, it } from "vitest";
import { PER_ADDRESS, PER_MAILBOX } from "#server/services/rate-limits.ts";
import { databasesFor, formPost, type Harness, startHarness } from "./support/harness.ts";
import { breakLimitStore, countersOf } from "./support/limit-store.ts";
import { stopClock } from "./support/stop-clock.ts";
import { subscriptionsIn } from "./support/subscriptions.ts";

const databases = databasesFor(import.meta.filename);
const subscribe = (server: Harness, mailbox: string, from?: string, headers = {}) =>
  server.send({ email: `${mailbox}@example.com` }, headers, from);

async function useUp(server: Harness, from: (turn: number) => string) {
  for (let turn = 0; turn < PER_ADDRESS.points; turn += 1) {
    expect((await subscribe(server, `a${turn}`, from(turn))).status).toBe(200);
  }
}

beforeEach(() => stopClock());

describe.each(databases)("rate limits on %s", (kind) => {
  it("hold per address, with Retry-After, in the page too", async () => {
    const server = await startHarness(kind);
    await useUp(server, () => "198.51.100.1");
    const answer = await subscribe(server, "late", "198.51.100.1");
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ status: "error", code: "rate-limited" });
    const wait = Number(answer.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(PER_ADDRESS.seconds);
    expect((await subscribe(server, "other", "198.51.100.2")).status).toBe(200);

    const page = await server.request(
      "/",
      formPost({ form: "subscribe", email: "late@example.com" }),
      "198.51.100.1",
    );
    expect(page.status).toBe(429);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await page.json()).toMatchObject({
      formState: {
        values: { email: "late@example.com" },
        errors: { form: expect.stringContaining("Too many") },
      },
    });
    expect(await subscriptionsIn(server)).toHaveLength(PER_ADDRESS.points + 1);
  });

  it("hold per /64 network for IPv6", async () => {
    const server = await startHarness(kind);
    await useUp(server, (turn) => `2001:db8:1:2:${turn.toString(16)}::1`);
    expect((await subscribe(server, "late", "2001:db8:1:2:ffff::9")).status).toBe(429);
    expect((await subscribe(server, "late", "2001:db8:1:3::9")).status).toBe(200);
  });

  it("hold per mailbox, from wherever it is asked", async () => {
    const server = await startHarness(kind);
    for (let turn = 0; turn < PER_MAILBOX.points; turn += 1) {
      expect((await subscribe(server, "ada", `198.51.100.${turn}`)).status).toBe(200);
    }
    expect((await subscribe(server, "ADA", "198.51.100.99")).status).toBe(429);
  });

  it("believe X-Forwarded-For only as far as TRUST_PROXY goes", async () => {
    const direct = await startHarness(kind);
    await useUp(direct, () => "198.51.100.1");
    const forged = { "X-Forwarded-For": "192.0.2.77" };
    expect((await subscribe(direct, "late", "198.51.100.1", forged)).status).toBe(429);

    const behind = await startHarness(kind, { TRUST_PROXY: "1" });
    for (let turn = 0; turn < PER_ADDRESS.points; turn += 1) {
      const headers = { "X-Forwarded-For": `192.0.2.${turn}, 198.51.100.1` };
      await subscribe(behind, `a${turn}`, "10.0.0.1", headers);
    }
    const late = (client: string) =>
      subscribe(behind, "late", "10.0.0.1", { "X-Forwarded-For": client });
    expect((await late("192.0.2.99, 198.51.100.1")).status).toBe(429);
    expect((await late("198.51.100.2")).status).toBe(200);
  });

  it("keep no address readable in their store", async () => {
    const server = await startHarness(kind);
    for (const from of ["198.51.100.1", "2001:db8:1:2::1"])
      expect((await subscribe(server, "ada", from)).status).toBe(200);
    const counters = await countersOf(server);
    // One of each network, one of the mailbox.
    expect(counters).toHaveLength(3);
    const kept = JSON.stringify(counters) + server.log.join("");
    for (const readable of ["198.51.100", "2001:db8:1:2", "ada", "example.com"])
      expect(kept).not.toContain(readable);
  });

  it("go on in memory when their store fails", async () => {
    const server = await startHarness(kind);
    await breakLimitStore(server);
    await useUp(server, () => "198.51.100.1");
    expect((await subscribe(server, "late", "198.51.100.1")).status).toBe(429);
    expect(server.log.join("")).toContain("counting in memory");
  });

  it("can be switched off for load tests", async () => {
    const server = await startHarness(kind, { RATE_LIMIT: "off" });
    await useUp(server, () => "198.51.100.1");
    expect((await subscribe(server, "late", "198.51.100.1")).status).toBe(200);
  });
});
