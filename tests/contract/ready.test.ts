import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import type { DatabaseKind } from "#server/db/database.ts";
import { parseSettings } from "#server/env.ts";
import { features } from "#server/features.ts";
import { createRuntime } from "#server/runtime.ts";
import { holdWriting } from "./support/foreign-lock.ts";
import { freshData } from "./support/data.ts";
import { databasesFor, type Harness, startHarness } from "./support/harness.ts";
import { queueMail } from "./support/plain-mail.ts";

const databases = databasesFor(import.meta.filename);
/* Rule: /readyz says whether what is sent can be stored now, and nothing else; /healthz that the process lives. */

const isReady = async (server: Pick<Harness, "request">) => {
  const answer = await server.request("/readyz");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer.status === 200;
};

describe.each(databases)("/readyz on %s", (kind) => {
  it("is 503 while another program keeps it from writing, and 200 again afterwards", async () => {
    const data = await freshData(kind);
    const server = await startHarness(kind, {}, data, { probeMs: 200 });
    const release = await holdWriting(kind, data, "settings", "exclusive");
    expect(await isReady(server)).toBe(false);
    expect((await server.request("/healthz")).status).toBe(200);
    expect(server.log.join("")).toContain("not ready");
    await release();
    await expect.poll(() => isReady(server)).toBe(true);
  });

  it("looks once for all who ask within two seconds, and leaves nothing behind", async () => {
    const server = await startHarness(kind);
    const write = vi.spyOn(server.runtime.database, "write");
    const answers = await Promise.all(Array.from({ length: 50 }, () => isReady(server)));
    expect(answers).toEqual(Array(50).fill(true));
    expect(write).toHaveBeenCalledTimes(1);
    const rows = await server.runtime.database.queries
      .selectFrom("settings")
      .select("key")
      .where("key", "like", "ready%")
      .execute();
    expect(rows).toEqual([]);
  });

  it("writes nothing while the site is being worked on", async () => {
    const server = await startHarness(kind, { MAINTENANCE: "1" });
    const write = vi.spyOn(server.runtime.database, "write");
    expect(await isReady(server)).toBe(true);
    expect(write).not.toHaveBeenCalled();
  });
});

it("/readyz is 503 while the SQLite file cannot grow, and 200 again when it can", async () => {
  const server = await startHarness("sqlite", {}, undefined, { probeMs: 200 });
  const pages = (most: number) =>
    server.runtime.database.write((transaction) =>
      sql.raw(`pragma max_page_count = ${most}`).execute(transaction),
    );
  await pages(1);
  expect(await isReady(server)).toBe(false);
  // What has room in its pages is stored.
  await queueMail(server.runtime.database);
  await pages(1_000_000);
  await expect.poll(() => isReady(server)).toBe(true);
});

describe("/readyz and the disk of the data folder", () => {
  const MB = 1024 * 1024;

  /** Readiness of a server on whose disk so much is free. */
  async function readyWith(
    kind: DatabaseKind,
    freeBytes: number,
    env: Record<string, string> = {},
  ) {
    const runtime = await createRuntime({
      settings: parseSettings({ ...(await freshData(kind)), ...env }, features),
      logger: pino({ level: "silent" }),
      freeBytes: async () => freeBytes,
      probeMs: 60_000,
    });
    try {
      return await runtime.services.health.ready();
    } finally {
      await runtime.close();
    }
  }

  it.each([
    [0, false],
    [8 * MB, false],
    [64 * MB, true],
    [Number.POSITIVE_INFINITY, true],
  ])("with %d bytes free: ready is %s", async (free, ready) => {
    expect(await readyWith("sqlite", free)).toBe(ready);
  });

  it("matters on PostgreSQL where mails are kept in it, and only there", async () => {
    const smtp = { SMTP_URL: "smtp://127.0.0.1:1" };
    expect(await readyWith("postgres", 0)).toBe(false);
    expect(await readyWith("postgres", 0, smtp)).toBe(true);
    expect(await readyWith("sqlite", 0, smtp)).toBe(false);
  });
});
