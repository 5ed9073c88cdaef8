import { signInPath } from "#shared/back-office/addresses.ts";
import { describe, expect, it } from "vitest";
import { HOUR } from "#server/clock.ts";
import { LINKS_PER_RECIPIENT } from "./limits.ts";
import { linkFor, OWNER, redeem, SECOND, startBackOffice } from "#tests/contract/support/admin.ts";
import { askForAdminLink } from "#tests/contract/support/admin-link.ts";
import { databasesFor, tokenIn } from "#tests/contract/support/harness.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("a newer link to the back office on %s", (kind) => {
  it("withdraws the older one when it is asked for, before it is used, and nobody else's", async () => {
    const server = await startBackOffice(kind);
    const { access } = server.runtime.services.backOffice;
    const older = (await linkFor(server, OWNER))!;
    const other = (await linkFor(server, SECOND))!;
    const newer = (await linkFor(server, OWNER))!;
    expect(await access.isUsable(older)).toBe(false);
    expect((await redeem(server, older)).status).toBe(403);
    expect(await access.isUsable(newer)).toBe(true);
    expect((await redeem(server, newer)).status).toBe(303);
    expect((await redeem(server, other)).status).toBe(303);
  });

  it("works under a clock that was set back after the older one", async () => {
    const server = await startBackOffice(kind);
    const older = (await linkFor(server, OWNER))!;
    server.clock.now -= 3 * HOUR;
    const newer = (await linkFor(server, OWNER))!;
    expect((await redeem(server, older)).status).toBe(403);
    expect((await redeem(server, newer)).status).toBe(303);
  });

  it("is one of many who ask at once: the one that is left works", async () => {
    const server = await startBackOffice(kind, { RATE_LIMIT: "off" });
    await Promise.all(Array.from({ length: 8 }, () => askForAdminLink(server, OWNER)));
    // Those that still waited have gone with their links.
    const tokens = (await server.mails()).map((mail) => tokenIn(mail, signInPath));
    expect(tokens).toHaveLength(1);
    expect((await redeem(server, tokens[0]!)).status).toBe(303);
  });

  it("is not made over the limit, and then withdraws nothing; nor for an address that is not listed", async () => {
    const server = await startBackOffice(kind);
    for (let turn = 0; turn < LINKS_PER_RECIPIENT.points; turn += 1)
      await askForAdminLink(server, OWNER, turn);
    const last = tokenIn((await server.mails()).at(-1), signInPath);
    expect((await askForAdminLink(server, OWNER, 9)).status).toBe(429);
    await askForAdminLink(server, "stranger@example.com", 10);
    // Nor is another spelling of the mailbox, which is counted by itself.
    expect((await askForAdminLink(server, "owner+1@example.com", 11)).status).toBe(303);
    expect(await server.mails()).toEqual([]);
    expect((await redeem(server, last)).status).toBe(303);
  });
});
