import { confirmSubscriptionPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { extraRoutes } from "#registry/pages.ts";
import { createToken } from "#server/tokens.ts";
import { databasesFor, formPost, PUBLIC_URL, startHarness } from "./support/harness.ts";

const databases = databasesFor(import.meta.filename);
/** Rule: a token never stands in a log, whatever form its address takes and whatever became of the request. */
const routes = [
  ...extraRoutes.map(({ path }) => path).filter((path) => path.includes(":")),
  "/nowhere/:token",
];

const forms = [
  (path: string) => path,
  (path: string) => `${path}.data`,
  (path: string) => `${path}/`,
  (path: string) => `/${path}`,
  (path: string) => `${path}?token=${path}`,
  (path: string) => `${path}%20`,
  (path: string) => `${path}).`,
  (path: string) => `${path}?_routes=root`,
];

describe.each(databases)("the log on %s", (kind) => {
  it("holds no token of any address that has one", async () => {
    const server = await startHarness(kind, { ADMIN_EMAILS: "owner@example.com" });
    const tokens: string[] = [];
    for (const route of routes)
      for (const form of forms) {
        const token = createToken();
        tokens.push(token);
        const path = form(route.replaceAll(/:\w+/g, token));
        await server.request(path);
        await server.request(path, { method: "DELETE" });
        await server.request(path, formPost({ form: "unknown", token }, { Origin: PUBLIC_URL }));
      }
    const log = server.log.join("");
    expect(server.log.length).toBeGreaterThanOrEqual(tokens.length * 3);
    expect(tokens.filter((token) => log.includes(token))).toEqual([]);
  });

  it("holds none when the database is gone", async () => {
    const server = await startHarness(kind, { ADMIN_EMAILS: "owner@example.com" });
    await server.close();
    const token = createToken();
    const link = formPost({ form: "confirm-subscription", token }, { Origin: PUBLIC_URL });
    await server.request(confirmSubscriptionPath(token), link);
    await server.request(`/admin/sign-in/${token}`, formPost({ form: "admin-redeem" }));
    await server.request(`/api/subscription/unsubscribe/${token}`, { method: "POST" });
    const log = server.log.join("");
    expect(log).toContain('"level":50');
    expect(log).not.toContain(token);
  });
});
