import { OFFICE, signInPath } from "#shared/back-office/addresses.ts";
import { SIGNED_IN } from "#shared/signed-in.ts";
import { describe, expect, it } from "vitest";
import { LINKS_PER_RECIPIENT } from "./limits.ts";
import {
  audited,
  cookieOf,
  linkFor,
  OWNER,
  redeem,
  SECOND,
  signIn,
  startBackOffice,
  whoIs,
} from "#tests/contract/support/admin.ts";
import {
  databasesFor,
  formPost,
  type Harness,
  startHarness,
  tokenIn,
} from "#tests/contract/support/harness.ts";
import { sweep } from "#tests/contract/support/sweep.ts";
import { watchWrites } from "#tests/contract/support/watch-writes.ts";

const databases = databasesFor(import.meta.filename);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const forged = "x".repeat(43);

const rowsOf = (server: Harness, table: "admin_links" | "admin_sessions" | "outbox") =>
  server.runtime.database.queries.selectFrom(table).selectAll().execute();

describe("without ADMIN_EMAILS", () => {
  it("there is no back office: its addresses are as unknown as any other", async () => {
    const server = await startHarness("sqlite");
    expect(server.runtime.services.backOffice.isOpen).toBe(false);
    for (const form of ["admin-sign-in", "admin-redeem", "order-move", "no-such-form"]) {
      const answers = await Promise.all(
        ["/missing", "/admin", "/admin/orders"].map(async (path) => {
          const answer = await server.request(path, formPost({ form, email: OWNER }));
          const headers = Object.fromEntries(answer.headers);
          delete headers["x-request-id"];
          return { status: answer.status, headers };
        }),
      );
      expect(answers[0]).toMatchObject({ status: 404 });
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    }
    const csv = await server.request("/admin/subscribers.csv");
    expect(csv.headers.get("Content-Disposition"), "a page like any other").toBeNull();
    expect(await rowsOf(server, "outbox")).toEqual([]);
  });

  it("who was signed in is nobody when the setting is taken away", async () => {
    const server = await startBackOffice("sqlite");
    const { cookie } = await signIn(server);
    const later = await startHarness("sqlite", {}, { DATA_DIR: server.settings.dataDir });
    expect(await whoIs(later, cookie)).toBeNull();
  });
});

describe.each(databases)("signing in on %s", (kind) => {
  it("takes a mailed link, and a button on its page", async () => {
    const server = await startBackOffice(kind);
    const asked = await server.request(
      "/admin/orders?q=x",
      formPost({ form: "admin-sign-in", email: " OWNER@example.com " }),
    );
    expect(asked.status).toBe(303);
    expect(asked.headers.get("Location")).toBe("/admin/orders?q=x&sent=admin-sign-in");
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ to: OWNER });
    const token = tokenIn(mail, signInPath);
    expect(JSON.stringify(await rowsOf(server, "admin_links"))).not.toContain(token);
    const { access } = server.runtime.services.backOffice;
    expect(await access.isUsable(token)).toBe(true);
    expect((await server.request(`/admin/sign-in/${token}`)).status).toBe(200);
    expect(await access.isUsable(token), "opening it uses nothing up").toBe(true);

    const answer = await redeem(server, token);
    expect(answer.status).toBe(303);
    // Which leads on to the overview, or tells whoever has a browser that kept no cookie.
    expect(answer.headers.get("Location")).toBe(`${signInPath(token)}?${SIGNED_IN}=1`);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((line) => /Path=([^;]+)/.exec(line)?.[1])).toEqual([
      "/admin",
      "/admin.data",
    ]);
    for (const line of cookies) {
      expect(line).toContain("HttpOnly");
      expect(line).toContain("SameSite=Strict");
      expect(line).toContain("Secure");
    }
    const cookie = cookieOf(answer);
    expect(await whoIs(server, cookie)).toEqual({ email: OWNER });
    expect(JSON.stringify(await rowsOf(server, "admin_sessions"))).not.toContain(
      cookie?.slice("__Secure-vitrine_admin=".length),
    );
    expect(await audited(server)).toEqual([{ admin: OWNER, action: "Signed in", subject: "" }]);
  });

  it("answers alike for every address, and writes to nobody who is not on the list", async () => {
    const server = await startBackOffice(kind);
    const answers = await Promise.all(
      [OWNER, "stranger@example.com"].map(async (email) => {
        const answer = await server.request("/admin", formPost({ form: "admin-sign-in", email }));
        const headers = Object.fromEntries(answer.headers);
        delete headers["x-request-id"];
        return { status: answer.status, body: await answer.text(), headers };
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect((await server.mails()).map(({ to }) => to)).toEqual([OWNER]);
    expect((await rowsOf(server, "admin_links")).map(({ email }) => email)).toEqual([OWNER]);
    expect(await rowsOf(server, "outbox")).toHaveLength(1);
  });

  it("takes as much work for an address that is not on the list", async () => {
    const server = await startBackOffice(kind);
    const writes = watchWrites(server);
    const work = [];
    for (const email of [OWNER, "stranger@example.com", SECOND, OWNER]) {
      await server.request("/admin", formPost({ form: "admin-sign-in", email }));
      work.push(writes());
    }
    const [first] = work;
    expect(first?.flat().length).toBeGreaterThan(3);
    for (const one of work) expect(one).toEqual(first);
  });

  it("refuses links that are forged, used, stale, or of somebody taken off the list", async () => {
    const server = await startBackOffice(kind);
    for (const token of [forged, "short", "'; drop table admin_links; --"]) {
      const answer = await redeem(server, encodeURIComponent(token));
      expect(answer.status).toBe(403);
      expect(cookieOf(answer)).toBeNull();
    }
    const used = await linkFor(server, OWNER);
    const first = await redeem(server, used!);
    expect(first.status).toBe(303);
    expect((await redeem(server, used!)).status).toBe(403);
    // The same browser is in already: it makes no second session.
    const again = await redeem(server, used!, { Cookie: cookieOf(first)! });
    expect([again.status, again.headers.get("Location")]).toEqual([303, OFFICE]);
    expect(cookieOf(again)).toBeNull();

    const stale = await linkFor(server, OWNER);
    server.clock.now += 15 * MINUTE;
    expect(await server.runtime.services.backOffice.access.isUsable(stale!)).toBe(false);
    expect((await redeem(server, stale!)).status).toBe(403);

    const foreign = await linkFor(server, SECOND);
    const { dataDir, databaseUrl } = server.settings;
    const data = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
    const later = await startBackOffice(kind, { ADMIN_EMAILS: OWNER }, data);
    expect(await later.runtime.services.backOffice.access.isUsable(foreign!)).toBe(false);
    expect((await redeem(later, foreign!)).status).toBe(403);
  });

  it("uses a link up once, however many press at the same time", async () => {
    const server = await startBackOffice(kind);
    const token = await linkFor(server, OWNER);
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(server, token!)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await rowsOf(server, "admin_sessions")).toHaveLength(1);
  });

  it("ends older links of the address with the newer one, and nobody else's", async () => {
    const server = await startBackOffice(kind);
    const older = await linkFor(server, OWNER);
    const other = await linkFor(server, SECOND);
    server.clock.now += MINUTE;
    const newer = await linkFor(server, OWNER);
    expect((await redeem(server, newer!)).status).toBe(303);
    expect((await redeem(server, older!)).status).toBe(403);
    expect((await redeem(server, other!)).status).toBe(303);
  });

  it("makes a session of its own: a cookie that was there before opens nothing", async () => {
    const server = await startBackOffice(kind);
    const planted = `__Secure-vitrine_admin=${forged}`;
    const token = await linkFor(server, OWNER);
    const answer = await redeem(server, token!, { Cookie: planted });
    const cookie = cookieOf(answer);
    expect(cookie).not.toBe(planted);
    expect(await whoIs(server, cookie)).toEqual({ email: OWNER });
    expect(await whoIs(server, planted)).toBeNull();
    const again = await signIn(server);
    expect(again.cookie).not.toBe(cookie);
  });

  it("lasts while somebody is there, and twelve hours at most", async () => {
    const server = await startBackOffice(kind);
    const { cookie } = await signIn(server);
    for (let hour = 0; hour < 11; hour += 1) {
      server.clock.now += HOUR;
      expect(await whoIs(server, cookie), `hour ${hour}`).toEqual({ email: OWNER });
      // It is noted beside the answer.
      const { queries } = server.runtime.database;
      const seen = () => queries.selectFrom("admin_sessions").select("seen_at").execute();
      await expect.poll(seen).toEqual([{ seen_at: server.clock.now }]);
    }
    server.clock.now += HOUR;
    expect(await whoIs(server, cookie)).toBeNull();

    const idle = await signIn(server);
    server.clock.now += 2 * HOUR;
    expect(await whoIs(server, idle.cookie)).toBeNull();
    // Both are past their time; so are links nobody used.
    await linkFor(server, OWNER);
    server.clock.now += 12 * HOUR;
    await sweep(server);
    expect(await rowsOf(server, "admin_sessions")).toEqual([]);
    expect(await rowsOf(server, "admin_links")).toEqual([]);
  });

  it("ends when the address is taken off the list, and when somebody signs out", async () => {
    const server = await startBackOffice(kind);
    const owner = await signIn(server);
    const second = await signIn(server, SECOND);
    const { dataDir, databaseUrl } = server.settings;
    const data = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
    const later = await startBackOffice(kind, { ADMIN_EMAILS: OWNER }, data);
    expect(await whoIs(later, second.cookie)).toBeNull();
    expect(await whoIs(later, owner.cookie)).toEqual({ email: OWNER });

    const answer = await owner.post("/admin/stock", { form: "admin-sign-out" });
    expect(answer.status).toBe(303);
    const cleared = answer.headers
      .getSetCookie()
      .filter((line) => line.startsWith("__Secure-vitrine_admin="));
    expect(cleared.map((line) => /^__Secure-vitrine_admin=;.*Max-Age=0/.test(line))).toEqual([
      true,
      true,
    ]);
    expect(await whoIs(server, owner.cookie)).toBeNull();

    // A second press, or one after the session's time: they are signed out, as they wish.
    const again = await owner.post("/admin/stock", { form: "admin-sign-out" });
    expect([again.status, again.headers.get("Location")]).toEqual([
      303,
      answer.headers.get("Location"),
    ]);
  });

  it("is limited for each mailbox and each client, known address or not", async () => {
    const server = await startBackOffice(kind);
    const ask = (email: string, from: string) =>
      server.request("/admin", formPost({ form: "admin-sign-in", email }), from);
    for (const email of [OWNER, "stranger@example.com"]) {
      const statuses: number[] = [];
      for (let turn = 0; turn < 6; turn += 1)
        statuses.push((await ask(email, `203.0.113.${turn}`)).status);
      expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    }
    const fromOne: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      fromOne.push((await ask(`guess-${turn}@example.com`, "198.51.100.9")).status);
    expect(fromOne.filter((status) => status === 429)).toHaveLength(1);

    const guesses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) guesses.push((await redeem(server, forged)).status);
    expect(guesses.at(-2)).toBe(403);
    expect(guesses.at(-1)).toBe(429);
  });
});

it("does not let a stranger keep an admin out by asking for links until nobody may", async () => {
  const server = await startBackOffice("sqlite");
  const statuses: number[] = [];
  for (let turn = 0; turn <= LINKS_PER_RECIPIENT.points; turn += 1) {
    server.clock.now += 1000;
    const fields = { form: "admin-sign-in", email: OWNER };
    statuses.push((await server.request("/admin", formPost(fields), `203.0.113.${turn}`)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  // Until the limit is over, the last link that came of it works.
  server.clock.now += LINKS_PER_RECIPIENT.seconds * 1000 - 2000;
  const token = tokenIn((await server.mails()).at(-1), signInPath);
  expect((await redeem(server, token)).status).toBe(303);
});

describe("what the form for a link takes", () => {
  it.each([
    ["", "Field is required."],
    ["owner", "Invalid email."],
    ["a b@example.com", "Invalid email."],
    [`${"x".repeat(250)}@example.com`, "Invalid email."],
  ])("refuses %j", async (email, message) => {
    const server = await startBackOffice("sqlite");
    const answer = await server.request("/admin", formPost({ form: "admin-sign-in", email }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      formState: { form: "admin-sign-in", errors: { email: message } },
    });
  });

  it("takes an address of one's own machine", async () => {
    const server = await startBackOffice("sqlite", { ADMIN_EMAILS: "me@localhost" });
    expect(await linkFor(server, "me@localhost")).not.toBeNull();
  });
});
