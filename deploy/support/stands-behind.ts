import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { SHOP } from "#content/addresses.ts";
import { allPaths } from "#registry/all-paths.ts";
import { serverAddresses } from "#registry/server-needs.ts";
import { isBeneath } from "#shared/beneath.ts";
import type { Exported } from "./exported-site.ts";
import { fileHosts, type ServeFolder } from "./file-hosts.ts";

/** Those web servers that are here. */
export const hosts = fileHosts.flatMap(({ name, serve }) => (serve ? [{ name, serve }] : []));

/** Addresses, headers and the page for what is not there, as the export's own file for this server has them. */
export async function standsBehind(serve: ServeFolder, { folder, base }: Exported): Promise<void> {
  const origin = await serve(folder, base);
  const ask = (path: string) => fetch(origin + base + path, { redirect: "manual" });
  for (const { path } of allPaths().filter(({ path: each }) => !isBeneath(each, serverAddresses)))
    expect((await ask(path)).status, path).toBe(200);
  const front = await ask("/");
  expect(front.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
  expect(front.headers.get("x-content-type-options")).toBe("nosniff");
  expect(front.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/i);
  expect(front.headers.get("cache-control")).toMatch(/must-revalidate/);
  const [script] = readdirSync(join(folder, "static/js"));
  const kept = await ask(`/static/js/${script}`);
  expect(kept.headers.get("cache-control")).toMatch(/immutable/);
  expect(kept.headers.get("content-type")).toMatch(/javascript/);
  const withoutSlash = (await ask(`${SHOP}/`)).headers.get("location") ?? "";
  expect(new URL(withoutSlash, origin).pathname).toBe(base + SHOP);
  for (const path of ["/nowhere", "/nginx.conf", "/_headers", "/_redirects"])
    expect((await ask(path)).status, path).toBe(404);
  expect(await (await ask("/nowhere")).text()).toContain("<h1");
  expect([403, 404]).toContain((await ask("/.htaccess")).status);
}
