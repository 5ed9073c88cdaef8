import { extraRoutes } from "#registry/pages.ts";
import { PEOPLE } from "#shared/back-office/addresses.ts";
import { describe, expect, it } from "vitest";
import { audited, linkFor, OWNER, signIn, startBackOffice } from "./support/admin.ts";
import { buyerOf, placed } from "./support/buyer.ts";
import { databasesFor, formPost, type Harness, startHarness } from "./support/harness.ts";
import { ada, registered, startAccounts } from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);
/** Its own, and what features add to it. */
const pages = extraRoutes
  .filter(({ frame }) => frame === "back office")
  .map(({ path }) => path.replace(":number", "VI-0000-0000").replace(/:\w+/, "1"))
  .map((path) => (path === PEOPLE ? `${path}?email=ada@example.com` : path));
const files = ["/admin/subscribers.csv", "/admin/people.json?email=ada@example.com"];
const data = pages.map((path) => path.replace(/(?=\?|$)/, ".data"));
const open = new Set(["admin-sign-in", "admin-redeem", "admin-sign-out"]);

/** Every form of the back office: its own, and what features hand in. */
function formsOf({ runtime }: Harness): string[] {
  const offices = runtime.features.flatMap(
    ({ office }) => office?.({ audit: async () => {} }) ?? [],
  );
  const actions = offices.flatMap((office) => Object.keys(office.actions ?? {}));
  expect(actions).toContain("order-move");
  return [...open, ...actions];
}

/** Everything that a form of the back office could change. */
const everything = async ({ runtime: { database } }: Harness) =>
  JSON.stringify(
    await Promise.all(
      (
        ["orders", "stock", "messages", "subscriptions", "comments", "outbox", "audit_log"] as const
      ).map((table) =>
        database.queries.selectFrom(table).selectAll().orderBy(ordered[table]).execute(),
      ),
    ),
  );
const ordered = {
  orders: "id",
  stock: "sku",
  messages: "id",
  subscriptions: "id",
  comments: "id",
  outbox: "id",
  audit_log: "id",
} as const;

/** A shop with an order, a message, a subscriber and a comment. */
async function fill(server: Harness) {
  const buyer = buyerOf(server);
  await buyer.put("YOYO");
  const { order } = await placed(await buyer.order());
  const from = { name: "Ada Lovelace", email: "ada@example.com" };
  await server.send({ form: "contact", ...from, message: "Are you open on Sunday?" });
  await server.send({ form: "comment", post: "1", ...from, message: "I kept the moth." });
  await server.send({ email: "ada@example.com" });
  const { queries } = server.runtime.database;
  const only = async (table: "messages" | "comments" | "outbox" | "subscriptions") =>
    (await queries.selectFrom(table).select("id").executeTakeFirstOrThrow()).id;
  const failed = await only("outbox");
  await queries.updateTable("outbox").set({ state: "failed" }).where("id", "=", failed).execute();
  const fields: Record<string, Record<string, string>> = {
    "mail-again": { id: failed },
    "mail-done": { id: failed },
    "order-move": { number: order.number, state: "packed" },
    "stock-count": {
      sku: "YOYO",
      from: String((await server.runtime.services.shop.stockLevels())["YOYO"]),
      to: "500",
    },
    "message-handled": { id: await only("messages"), handled: "1" },
    "comment-decide": { id: await only("comments"), verdict: "shown" },
    "subscriber-unsubscribe": { id: await only("subscriptions") },
    "person-erase": { email: "ada@example.com", confirm: "ada@example.com" },
  };
  return fields;
}

describe.each(databases)("who is not signed in to the back office on %s", (kind) => {
  it("gets 403 everywhere below /admin, no data, and changes nothing", async () => {
    const server = await startBackOffice(kind);
    const fields = await fill(server);
    const before = await everything(server);
    const cookies = [
      "",
      `__Secure-vitrine_admin=${"x".repeat(43)}`,
      "__Secure-vitrine_admin=%00",
      "__Secure-vitrine_admin=",
    ];
    for (const Cookie of cookies) {
      for (const path of [...pages, ...files, ...data]) {
        const answer = await server.request(path, { headers: { Cookie } });
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
        expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
        expect(answer.headers.get("Content-Disposition")).toBeNull();
        expect(await answer.text()).not.toMatch(/Lovelace|moth|Sunday/);
      }
      for (const form of [...formsOf(server), "subscribe", "no-such-form"]) {
        if (open.has(form)) continue;
        for (const path of [...pages, ...files, ...data]) {
          const answer = await server.request(
            path,
            formPost({ form, ...fields[form] }, { Cookie }),
          );
          expect([path, form, answer.status]).toEqual([path, form, 403]);
          expect(answer.headers.get("Cache-Control")).toBe("no-store");
        }
      }
    }
    expect(await everything(server)).toBe(before);
  });

  it("gets no further with an account, even one with an admin's address", async () => {
    const server = await startAccounts(kind, { ADMIN_EMAILS: OWNER, RATE_LIMIT: "off" });
    const visitor = await registered(server, { ...ada, email: OWNER });
    expect(await visitor.isSignedIn()).toBe(true);
    const session = visitor.jar.get("__Host-vitrine_account") ?? "";
    expect(session).not.toBe("");
    visitor.jar.set("__Secure-vitrine_admin", session);
    for (const path of [...pages, ...files, ...data]) {
      expect([path, (await visitor.call(path)).status]).toEqual([path, 403]);
      for (const form of formsOf(server)) {
        if (open.has(form)) continue;
        expect([path, form, (await visitor.post(path, form)).status]).toEqual([path, form, 403]);
      }
    }
    expect(await audited(server)).toEqual([]);
  });

  it("is kept out of a page that forgot to ask", async () => {
    const server = await startBackOffice(kind);
    const answer = await server.request("/admin/forgetful");
    expect([answer.status, await answer.text()]).toEqual([403, "Sign in at /admin first.\n"]);
    const owner = await signIn(server);
    expect((await owner.get("/admin/forgetful")).status).toBe(200);
  });

  it("is told so on the page, with what was typed", async () => {
    const server = await startBackOffice(kind);
    const answer = await server.request(
      "/admin/stock?q=yoyo",
      formPost({ form: "stock-count", sku: "YOYO", from: "1", to: "2" }),
    );
    expect(await answer.json()).toMatchObject({
      formState: {
        form: "stock-count",
        values: { sku: "YOYO", to: "2" },
        errors: { form: "You are not signed in, so nothing was changed. Sign in and try again." },
      },
    });
  });

  it("cannot have an admin's browser do it: posts of other sites are refused", async () => {
    const server = await startBackOffice(kind);
    const fields = await fill(server);
    const owner = await signIn(server);
    const before = await everything(server);
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: "http://www.example.com" },
      { Origin: "https://www.example.com.evil.example", "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of foreign) {
      for (const form of formsOf(server)) {
        const answer = await owner.post("/admin/orders", { form, ...fields[form] }, headers);
        expect([headers, form, answer.status]).toEqual([headers, form, 403]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await everything(server)).toBe(before);
    const own = { Origin: "https://www.example.com", "Sec-Fetch-Site": "same-origin" };
    const answer = await owner.post(
      "/admin/orders",
      { form: "order-move", ...fields["order-move"] },
      own,
    );
    expect(answer.status).toBe(303);
  });
});

describe("what an admin's browser gets", () => {
  it("is kept by nobody and listed by nobody", async () => {
    const server = await startBackOffice("sqlite");
    const owner = await signIn(server);
    for (const path of [...pages, "/admin/subscribers.csv", "/ADMIN", "//admin/orders"]) {
      const { headers } = await owner.get(path);
      expect([path, headers.get("Cache-Control"), headers.get("X-Robots-Tag")]).toEqual([
        path,
        "no-store",
        "noindex",
      ]);
    }
    const elsewhere = await owner.get("/administration");
    expect(elsewhere.headers.get("X-Robots-Tag")).toBeNull();
  });

  it("is the page that says so, while the site is being worked on", async () => {
    const server = await startBackOffice("sqlite", { MAINTENANCE: "1" });
    for (const path of [...pages, ...files]) expect((await server.request(path)).status).toBe(503);
    const answer = await server.request(
      "/admin",
      formPost({ form: "admin-sign-in", email: OWNER }),
    );
    expect(answer.status).toBe(503);
    expect(await server.mails()).toEqual([]);
  });

  it("is asked to try again while the database is away", async () => {
    const server = await startBackOffice("sqlite");
    const owner = await signIn(server);
    const token = await linkFor(server, OWNER);
    await server.runtime.database.close();
    const answer = await server.request(
      `/admin/sign-in/${token}`,
      formPost({ form: "admin-redeem" }),
    );
    expect(answer.status).toBe(503);
    expect(server.log.join("")).not.toContain(token);
    // The page's own script is told in JSON.
    const action = { form: "person-erase", email: OWNER, confirm: OWNER };
    const heard = await owner.post("/admin/people", action, { Accept: "application/json" });
    expect(heard.status).toBe(503);
    expect(await heard.json()).toMatchObject({
      status: "invalid",
      errors: { form: expect.stringContaining("Nothing was") as string },
    });
  });

  it("may not be a form of somewhere else, nor a method that is none", async () => {
    const server = await startBackOffice("sqlite");
    const owner = await signIn(server);
    expect((await owner.post("/admin", { form: "subscribe", email: "a@example.com" })).status).toBe(
      400,
    );
    expect((await server.request("/admin/orders", { method: "DELETE" })).status).toBe(405);
    expect((await server.request("/admin/subscribers.csv", { method: "PUT" })).status).toBe(405);
    const elsewhere = await owner.post("/", { form: "order-move", number: "1", state: "packed" });
    expect(elsewhere.status, "forms of the back office live below /admin").toBe(400);
    expect(await audited(server)).toHaveLength(1);
  });
});

it("the back office is closed again when its setting is gone", async () => {
  const server = await startBackOffice("sqlite");
  const { cookie } = await signIn(server);
  const later = await startHarness("sqlite", {}, { DATA_DIR: server.settings.dataDir });
  const answer = await later.request(
    "/admin/orders",
    formPost({ form: "order-move" }, { Cookie: cookie }),
  );
  expect(answer.status).toBe(404);
});
