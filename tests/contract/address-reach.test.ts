import { ABOUT_US, customerOrderPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { databasesFor, startHarness } from "./support/harness.ts";
import { stubSite } from "./support/stub-site.ts";

const databases = databasesFor(import.meta.filename);
/** Rule: no address longer than the site's longest is routed, and none that leads nowhere is rendered. */
const { characters, segments } = stubSite.reach;
const deep = (count: number) => `/${"a/".repeat(count - 1)}a`;
const long = (count: number) => `/${"a".repeat(count - 1)}`;

describe.each(databases)("an address that reaches too far on %s", (kind) => {
  it("is answered before anything looks at it, whatever its method", async () => {
    const server = await startHarness(kind);
    for (const path of [
      deep(segments + 1),
      deep(8000),
      `${deep(8000)}.data`,
      `${deep(4000)}/?_routes=root`,
      long(characters + 1),
      `${"/".repeat(8000)}x`,
      `/admin${deep(4000)}`,
      customerOrderPath("a".repeat(4000)),
      `/${"%2e%2e%2f".repeat(1000)}`,
    ])
      for (const method of ["GET", "HEAD", "POST", "PUT", "OPTIONS", "PROPFIND"]) {
        const answer = await server.request(path, { method });
        expect(answer.status, `${method} ${path.slice(0, 40)}`).toBe(404);
        expect(await answer.text()).toBe(method === "HEAD" ? "" : "nowhere");
      }
  });

  it("is answered in JSON below /api", async () => {
    const server = await startHarness(kind);
    const answer = await server.request(`/api${deep(4000)}`, { method: "POST" });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ status: "error", code: "not-found" }),
    ]);
  });

  it("is not looked for in the name of the router either", async () => {
    const server = await startHarness(kind);
    const ask = async (query: string) =>
      (await server.request(`/routes.json?version=1&${query}`)).text();
    for (const query of [
      `paths=${deep(4000)}`,
      `paths=/,${deep(segments + 1)}`,
      `paths=/&paths=${deep(4000)}`,
      `paths=${encodeURIComponent(deep(2000))}`,
      `paths=${Array.from({ length: 101 }, (_, index) => `/${index}`).join()}`,
    ])
      expect(await ask(query), query.slice(0, 40)).toBe("nowhere");
    expect(await ask(`paths=${ABOUT_US},/`)).not.toBe("nowhere");
  });

  it("is the first that is too long: the longest of the site's own is still routed", async () => {
    const server = await startHarness(kind);
    for (const path of [deep(segments), long(characters)])
      expect(await (await server.request(path)).json()).toMatchObject({
        url: expect.stringContaining(path),
      });
  });
});
