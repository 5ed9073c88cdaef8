import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { SubscriptionsTable } from "./tables.ts";
import { all, audited, OWNER, signIn, startBackOffice } from "#tests/contract/support/admin.ts";
import { SUBSCRIBERS } from "#shared/newsletter/office-addresses.ts";
import { databasesFor, type Harness } from "#tests/contract/support/harness.ts";

const databases = databasesFor(import.meta.filename);
async function put(
  server: Harness,
  rows: readonly (Partial<SubscriptionsTable> & { email: string })[],
) {
  await server.runtime.database.queries
    .insertInto("subscriptions")
    .values(
      rows.map((row, index) => ({
        id: randomUUID(),
        state: "confirmed" as const,
        created_at: 1000,
        requested_at: 1000 + index,
        mail_queued_at: 0,
        confirmed_at: Date.parse("2026-11-04T10:00:00Z"),
        unsubscribed_at: null,
        ...row,
      })),
    )
    .execute();
}

describe.each(databases)("subscribers on %s", (kind) => {
  it("are listed fifty at a time, the newest first, each once", async () => {
    const server = await startBackOffice(kind);
    await put(
      server,
      Array.from({ length: 101 }, (_, index) => ({ email: `a${index}@example.com` })),
    );
    const { subscribers } = server.runtime.services.backOffice;
    const first = await subscribers.list(all);
    expect(first).toMatchObject({ total: 101, page: 1, pages: 3 });
    expect(first.rows[0]).toMatchObject({ email: "a100@example.com", state: "confirmed" });
    const lists = [
      first,
      ...(await Promise.all([2, 3].map((page) => subscribers.list({ ...all, page })))),
    ];
    expect(lists.map(({ rows }) => rows.length)).toEqual([50, 50, 1]);
    expect(new Set(lists.flatMap(({ rows }) => rows.map(({ email }) => email))).size).toBe(101);
    for (const page of [0, -1, 4, 1e9, 1.5, Number.NaN]) {
      const list = await subscribers.list({ ...all, page });
      expect(list.page, String(page)).toBe(page > 3 ? 3 : 1);
      expect(list.rows.length).toBeGreaterThan(0);
    }
    expect(await subscribers.list({ ...all, query: "nobody" })).toEqual({
      rows: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  it("are searched letter for letter, in capitals or not, whatever the letters mean to a database", async () => {
    const server = await startBackOffice(kind);
    await put(server, [
      { email: "100%@example.com" },
      { email: "a_b@example.com", state: "pending", confirmed_at: null },
      { email: "axb@example.com" },
      { email: "o'neil@example.com" },
      { email: "back\\slash@example.com" },
      { email: "åsa.öberg@example.com" },
    ]);
    const { subscribers } = server.runtime.services.backOffice;
    const found = async (query: string, state = "") =>
      (await subscribers.list({ query, state, page: 1 })).rows.map(({ email }) => email);
    expect(await found("0%@")).toEqual(["100%@example.com"]);
    expect(await found("A_B")).toEqual(["a_b@example.com"]);
    expect(await found("O'Neil")).toEqual(["o'neil@example.com"]);
    expect(await found("\\")).toEqual(["back\\slash@example.com"]);
    expect(await found(" axb ")).toEqual(["axb@example.com"]);
    expect(await found("Åsa.ÖB")).toEqual(["åsa.öberg@example.com"]);
    expect(await found("", "pending")).toEqual(["a_b@example.com"]);
    expect(await found("", "no such state")).toHaveLength(6);
    expect(await found("\0\ud800")).toHaveLength(0);
    expect(await found("x".repeat(5000))).toEqual([]);
  });

  it("are not confirmed at any time while they wait to be confirmed anew", async () => {
    const server = await startBackOffice(kind);
    const before = Date.parse("2026-11-04T10:00:00Z");
    await put(server, [
      { email: "again@example.com", state: "pending" },
      { email: "gone@example.com", state: "unsubscribed" },
      { email: "here@example.com" },
    ]);
    const { rows } = await server.runtime.services.backOffice.subscribers.list(all);
    expect(rows.map(({ email, confirmedAt }) => [email, confirmedAt])).toEqual([
      ["here@example.com", before],
      ["gone@example.com", before],
      ["again@example.com", null],
    ]);
    const owner = await signIn(server);
    const file = await (await owner.get("/admin/subscribers.csv")).text();
    expect(file).toContain("again@example.com,pending,1970-01-01T00:00:01.000Z,\r\n");
    expect(file.split("2026-11-04T10:00:00.000Z")).toHaveLength(3);
  });

  it("are taken off the list for whoever asks, once, and it is written down without their address", async () => {
    const server = await startBackOffice(kind);
    await put(server, [
      { email: "here@example.com", mail_queued_at: server.clock.now },
      { email: "asked@example.com", state: "pending", confirmed_at: null },
    ]);
    await server.send({ form: "subscribe", email: "asked@example.com" });
    const owner = await signIn(server);
    const { rows } = await server.runtime.services.backOffice.subscribers.list(all);
    for (const { id } of [...rows, ...rows]) {
      const answer = await owner.post(SUBSCRIBERS, { form: "subscriber-unsubscribe", id });
      expect(answer.status).toBe(303);
    }
    const list = await server.runtime.services.backOffice.subscribers.list(all);
    expect(list.rows.map(({ state }) => state)).toEqual(["unsubscribed", "unsubscribed"]);
    const done = (await audited(server)).filter(({ action }) => action.includes("unsubscribed"));
    expect(done.map(({ subject }) => subject).toSorted()).toEqual(
      rows.map(({ id }) => id).toSorted(),
    );
    const gone = await owner.post(SUBSCRIBERS, { form: "subscriber-unsubscribe", id: "nobody" });
    expect(gone.status).toBe(409);
    // As by their own link: who was on the list may join again at once, who only was asked is left alone.
    const before = (await server.mails()).length;
    for (const { email } of rows) await server.send({ form: "subscribe", email });
    const mails = (await server.mails()).slice(before);
    expect(mails.map(({ to }) => to)).toEqual(["here@example.com"]);
  });

  it("come as CSV: quoted, defused, the same search as on the page, and written down", async () => {
    const server = await startBackOffice(kind);
    await put(server, [
      { email: "=cmd|' /c calc'!a1@example.com" },
      { email: "+1@example.com" },
      { email: "-1@example.com" },
      { email: "@sum(1)@example.com" },
      { email: 'a"b,c@example.com' },
      { email: "ada@example.com", state: "pending", confirmed_at: null },
      { email: "élise@example.com" },
    ]);
    const owner = await signIn(server);
    const answer = await owner.get("/admin/subscribers.csv");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe(
      'attachment; filename="subscribers.csv"',
    );
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const [head, ...lines] = (await answer.text()).split("\r\n");
    expect(head).toBe("email,state,requested_at,confirmed_at");
    expect(lines.pop(), "ends with a line's end").toBe("");
    expect(lines).toHaveLength(7);
    const confirmed = "2026-11-04T10:00:00.000Z";
    const line = (index: number, cell: string) =>
      `${cell},confirmed,${new Date(1000 + index).toISOString()},${confirmed}`;
    expect(lines).toEqual(
      expect.arrayContaining([
        line(0, "'=cmd|' /c calc'!a1@example.com"),
        line(1, "'+1@example.com"),
        line(2, "'-1@example.com"),
        line(3, "'@sum(1)@example.com"),
        line(4, '"a""b,c@example.com"'),
        "ada@example.com,pending,1970-01-01T00:00:01.005Z,",
        line(6, "élise@example.com"),
      ]),
    );
    const some = await (await owner.get("/admin/subscribers.csv?q=ADA&state=pending")).text();
    expect(some.split("\r\n")).toHaveLength(3);
    expect((await audited(server)).map(({ action, subject }) => [action, subject])).toEqual(
      expect.arrayContaining([
        ["Exported subscribers", "all"],
        ["Exported subscribers", "pending, search results"],
      ]),
    );
    expect((await audited(server))[0]?.admin).toBe(OWNER);
  });

  it("are not handed out when it cannot be written down", async () => {
    const server = await startBackOffice(kind);
    const owner = await signIn(server);
    await server.runtime.database.queries.schema.dropTable("audit_log").execute();
    expect((await owner.get("/admin/subscribers.csv")).status).toBeGreaterThanOrEqual(500);
  });

  it("are all in the file, however many, each once", async () => {
    const server = await startBackOffice(kind);
    const emails = Array.from({ length: 1234 }, (_, index) =>
      `Z${index}_x@example.com`.toLowerCase(),
    );
    await put(
      server,
      emails.map((email) => ({ email })),
    );
    const owner = await signIn(server);
    const lines = (await (await owner.get("/admin/subscribers.csv")).text())
      .split("\r\n")
      .slice(1, -1);
    expect(lines).toHaveLength(emails.length);
    expect(new Set(lines.map((line) => line.split(",")[0]))).toEqual(new Set(emails));
  });
});
