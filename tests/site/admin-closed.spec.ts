import { expect, test } from "playwright/test";
import { adminPaths } from "../support/admin.ts";
import { get } from "../support/http.ts";
import { type SiteServer, startSiteServer } from "../support/site-server.ts";

/** Without ADMIN_EMAILS there is no back office: its addresses are answered like any that leads nowhere. */
let server: SiteServer;

test.beforeAll(async () => {
  // A server of its own stamps its address into every page first.
  test.setTimeout(90_000);
  server = await startSiteServer();
});
test.afterAll(() => server?.stop());

/** What differs between two answers of one page: the address, and what is fresh for each request. */
const plain = (html: string, path: string) =>
  html
    .replaceAll(path, "PATH")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");

test("an address of the back office is as unknown as any other", async () => {
  const read = async (path: string) => {
    const { status, body } = await get(path, { origin: server.url });
    return { status, html: plain(body.toString(), path) };
  };
  const unknown = await read("/never-was-here");
  expect(unknown.status).toBe(404);
  for (const path of [...adminPaths, "/admin/sign-in/token", "/admin/orders/VT-0000-0000"])
    expect(await read(path), path).toEqual(unknown);
});
