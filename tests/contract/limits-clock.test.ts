import { describe, expect, it } from "vitest";
import { PER_ADDRESS, PER_MAILBOX } from "#server/services/rate-limits.ts";
import { databasesFor } from "./support/harness.ts";
import { breakLimitStore } from "./support/limit-store.ts";
import { type AccountServer, DAY, HOUR, startAccounts } from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const ways: [string, (server: AccountServer) => Promise<void>][] = [
  ["in the store", async () => {}],
  ["in memory, while the store fails", breakLimitStore],
];

const WINDOW = PER_ADDRESS.seconds * 1000;

function subscribe(server: AccountServer, mailbox: string, from = "198.51.100.1") {
  const email = `${mailbox}@example.com`;
  return server.send({ form: "subscribe", email }, {}, from);
}

/** Sends until it is refused. Returns how many went through. */
async function useUp(server: AccountServer, word: string): Promise<number> {
  for (let turn = 0; turn <= PER_ADDRESS.points; turn += 1)
    if ((await subscribe(server, `${word}${turn}`)).status === 429) return turn;
  return Infinity;
}

describe.each(databases)("limits under a wrong clock on %s", (kind) => {
  describe.each(ways)("%s", (_, prepare) => {
    it.each([3 * HOUR, 400 * DAY])(
      "what was counted %d ms ahead closes nothing for longer than the window",
      async (ahead) => {
        const server = await startAccounts(kind, {});
        await prepare(server);
        server.pass(ahead);
        expect(await useUp(server, "ahead")).toBe(PER_ADDRESS.points);
        server.pass(-ahead);
        // Counted anew, and as strictly.
        expect(await useUp(server, "back")).toBe(PER_ADDRESS.points);
        const refused = await subscribe(server, "late");
        expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(PER_ADDRESS.seconds);
        server.pass(WINDOW);
        expect((await subscribe(server, "later")).status).toBe(200);
      },
    );

    it("a clock that was ahead by less than the window closes for one window at most", async () => {
      const server = await startAccounts(kind, {});
      await prepare(server);
      server.pass(WINDOW / 2);
      expect(await useUp(server, "ahead")).toBe(PER_ADDRESS.points);
      server.pass(-WINDOW / 3);
      await subscribe(server, "back");
      server.pass(WINDOW);
      expect((await subscribe(server, "later")).status).toBe(200);
    });

    it("a clock set back within a window does not open it, time after time", async () => {
      const server = await startAccounts(kind, {});
      await prepare(server);
      server.pass(HOUR);
      expect(await useUp(server, "ahead")).toBe(PER_ADDRESS.points);
      server.pass(WINDOW - 2000);
      // By less than what has passed of the window.
      for (let turn = 0; turn < 5; turn += 1) {
        server.pass(-5000);
        expect((await subscribe(server, `back${turn}`)).status).toBe(429);
      }
    });

    it("a clock set forward ends windows, once, and the next ones hold", async () => {
      const server = await startAccounts(kind, {});
      await prepare(server);
      expect(await useUp(server, "before")).toBe(PER_ADDRESS.points);
      server.pass(3 * HOUR);
      expect(await useUp(server, "after")).toBe(PER_ADDRESS.points);
      expect((await subscribe(server, "late")).status).toBe(429);
    });

    it("mailboxes are open again, too", async () => {
      const server = await startAccounts(kind, {});
      await prepare(server);
      server.pass(3 * HOUR);
      const ask = (turn: number) => subscribe(server, "ada", `198.51.100.${turn}`);
      for (let turn = 0; turn <= PER_MAILBOX.points; turn += 1) await ask(turn);
      expect((await ask(7)).status).toBe(429);
      server.pass(-3 * HOUR);
      for (let turn = 0; turn < PER_MAILBOX.points; turn += 1)
        expect((await ask(turn)).status).toBe(200);
      expect((await ask(8)).status).toBe(429);
    });
  });
});
