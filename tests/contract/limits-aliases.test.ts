import { describe, expect, it } from "vitest";
import { createLogger } from "#server/log.ts";
import { createAccountLimits } from "#server/features/accounts/limits.ts";
import { createShopLimits, ORDERS_PER_MAILBOX } from "#server/features/shop/limits.ts";
import { createRateLimits, PER_MAILBOX } from "#server/services/rate-limits.ts";
import { fromAnywhere } from "./support/from-anywhere.ts";
import { databasesFor, startHarness } from "./support/harness.ts";
import { ada, createVisitor, startAccounts } from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("limits of a mailbox on %s", (kind) => {
  it("count all aliases of one mailbox together, and nobody else's, whatever for", async () => {
    const server = await startHarness(kind);
    const limits = createRateLimits({
      store: server.runtime.database.limitStore,
      secret: "secret",
      logger: createLogger(server.settings, { write: () => {} }),
    });
    const account = createAccountLimits(limits);
    const shop = createShopLimits(limits);
    const from = fromAnywhere();
    const ways: Record<string, [number, (mailbox: string) => Promise<number | null>]> = {
      order: [ORDERS_PER_MAILBOX.points, (mailbox) => shop.consumeOrder(from(), mailbox)],
    };
    for (const purpose of ["newsletter", "message", "comment", "sign-up"] as const)
      for (const [who, counts] of Object.entries({ limits, account }))
        ways[`${who} ${purpose}`] = [
          PER_MAILBOX.points,
          // Each by both ways: they share one count.
          (mailbox) => counts.consume(from(), { mailbox, for: purpose }),
        ];
    const spellings = (turn: number) =>
      [
        `ada.lovelace+${turn}@gmail.com`,
        `A.d.a.Lovelace@GoogleMail.com`,
        `adalovelace+newsletter+${turn}@googlemail.com.`,
      ][turn % 3]!;
    for (const [way, [points, act]] of Object.entries(ways)) {
      if (way.startsWith("account")) continue;
      for (let turn = 0; turn < points; turn += 1)
        expect(await act(spellings(turn)), way).toBeNull();
      expect(await act("adalovelace@gmail.com"), way).toBeGreaterThan(0);
      expect(await act("grace.hopper@gmail.com"), way).toBeNull();
      expect(await act("ada.lovelace@example.com"), way).toBeNull();
    }
    for (const [way, [, act]] of Object.entries(ways))
      expect(await act("ada.lovelace@gmail.com"), way).toBeGreaterThan(0);
  });

  it("are of aliases, accounts and mails are not: each is the address as it was typed", async () => {
    const server = await startAccounts(kind, {});
    const visitor = createVisitor(server);
    const people = ["ada.lovelace@gmail.com", "adalovelace+shop@gmail.com"].map((email) => ({
      ...ada,
      email,
    }));
    for (const person of people) await visitor.signUp(person);
    // Mails of one moment come in any order.
    expect((await server.mails()).map(({ to }) => to).sort()).toEqual(
      people.map(({ email }) => email).sort(),
    );
    const { queries } = server.runtime.database;
    expect(await queries.selectFrom("accounts").selectAll().execute()).toHaveLength(2);
  });
});
