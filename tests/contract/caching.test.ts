import {
  ACCOUNT,
  ACCOUNT_DATA,
  CART,
  CHECKOUT,
  SIGN_IN,
  confirmAccountPath,
  confirmSubscriptionPath,
  customerOrderPath,
  newPasswordPath,
  unsubscribePath,
} from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { createApp } from "#server/app.ts";
import { createLogger } from "#server/log.ts";
import type { SitePort } from "#server/site-port.ts";
import { signIn, startBackOffice } from "./support/admin.ts";
import { databasesFor, formPost, jsonPost, startHarness } from "./support/harness.ts";
import { stubSite } from "./support/stub-site.ts";
import { ada, registered, startAccounts } from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const TOKEN = "t".repeat(43);

/** Pages that are made for one visitor, or for whoever has a link. */
const ofVisitors = [
  CART,
  CHECKOUT,
  customerOrderPath(TOKEN),
  SIGN_IN,
  ACCOUNT,
  confirmAccountPath(TOKEN),
  newPasswordPath(TOKEN),
  confirmSubscriptionPath(TOKEN),
  unsubscribePath(TOKEN),
  `/comments/${TOKEN}`,
  "/admin",
  `/admin/sign-in/${TOKEN}`,
];

const cacheControl = (answer: Response) => answer.headers.get("Cache-Control");

describe.each(databases)("stored nowhere on %s is", (kind) => {
  it("what is made for one visitor: pages, their data, refused forms, redirects with a cookie", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    for (const path of ofVisitors)
      for (const each of [path, `${path}.data`, `${path}?a=1`])
        for (const method of ["GET", "HEAD"])
          expect(cacheControl(await visitor.call(each, { method })), each).toBe("no-store");

    const refused = await visitor.post("/", "subscribe", { email: "not an address" });
    expect([refused.status, cacheControl(refused)]).toEqual([422, "no-store"]);
    const sent = await visitor.post("/", "subscribe", { email: ada.email });
    expect([sent.status, cacheControl(sent)]).toEqual([303, "no-store"]);
    const seen = await visitor.call("/?sent=subscribe");
    expect(seen.headers.getSetCookie()).toHaveLength(1);
    expect(cacheControl(seen)).toBe("no-store");
    const put = await visitor.call("/api/cart/lines", jsonPost({ sku: "YOYO" }));
    expect(cacheControl(put)).toBe("no-store");
    for (const form of ["account-sign-in", "account-sign-out"])
      expect(cacheControl(await visitor.post(SIGN_IN, form, ada)), form).toBe("no-store");
  });

  it("all of the back office", async () => {
    const server = await startBackOffice(kind);
    const admin = await signIn(server);
    for (const path of ["/admin", "/admin.data", "/admin/orders", "/admin/subscribers.csv"])
      expect(cacheControl(await admin.get(path)), path).toBe("no-store");
    const out = await admin.post("/admin", { form: "admin-sign-out" });
    expect([out.status, cacheControl(out)]).toEqual([303, "no-store"]);
  });

  it("what went wrong", async () => {
    const server = await startHarness(kind);
    const answers = [
      await server.request("/missing"),
      await server.request("/", { method: "DELETE" }),
      await server.request("/api/nothing"),
      await server.request("/api/send"),
      await server.request(ACCOUNT_DATA),
      await server.request("/", formPost({ form: "no-such-form" })),
      await server.request("/", { method: "POST", body: "{}" }),
      await server.send("not json"),
    ];
    await server.runtime.database.close();
    answers.push(
      await server.request("/readyz"),
      await server.request("/", formPost({ form: "subscribe", email: ada.email })),
      await server.send({ email: ada.email }),
    );
    for (const answer of answers)
      expect([answer.status, cacheControl(answer)]).toEqual([answer.status, "no-store"]);
    expect(answers.map(({ status }) => status).filter((status) => status < 300)).toEqual([]);
  });
});

describe("an answer", () => {
  it("may be kept only where it says so itself", async () => {
    const server = await startHarness("sqlite");
    expect(cacheControl(await server.request("/file.txt"))).toBe("public, max-age=60");
    expect(cacheControl(await server.request("/")), "a page that says nothing").toBe("no-store");
  });

  it("while the site is closed is stored nowhere", async () => {
    const server = await startHarness("sqlite", { MAINTENANCE: "1" });
    for (const path of ["/", CHECKOUT, `${CHECKOUT}.data`, "/api/cart"])
      expect(cacheControl(await server.request(path)), path).toBe("no-store");
  });

  it("that sets a cookie is stored nowhere, whatever its page says; so is one that failed", async () => {
    const server = await startHarness("sqlite");
    const site: SitePort = {
      ...stubSite,
      serveStatic: async () => null,
      async render(request) {
        const { pathname } = new URL(request.url);
        if (pathname === "/broken") throw new Error("it does not render");
        const headers = new Headers({ "Cache-Control": "public, max-age=600" });
        if (pathname === "/cookie") headers.set("Set-Cookie", "a=b");
        return new Response("page", { headers });
      },
    };
    const { settings, runtime, log } = server;
    const logger = createLogger(settings, { write: (line) => void log.push(line) });
    const app = createApp({
      ...runtime,
      settings,
      logger,
      site,
      keptMailKey: null,
    });
    expect(cacheControl(await app.request("/page"))).toBe("public, max-age=600");
    expect(cacheControl(await app.request("/cookie"))).toBe("no-store");
    const broken = await app.request("/broken");
    expect([broken.status, cacheControl(broken)]).toEqual([500, "no-store"]);
  });
});
