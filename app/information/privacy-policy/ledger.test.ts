import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serverCookies } from "#server/cookies.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { retentionTokens } from "#shared/retention.ts";
import { inYourBrowser, ledger, tablesWithoutVisitors } from "./ledger.server.ts";

const root = new URL("../../../", import.meta.url).pathname;

/** All sources of a folder, by path. */
function sources(folder: string): [path: string, code: string][] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join(root, folder, name), "utf8")]);
}

it("the ledger speaks of every table of the database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "vitrine-ledger-"));
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  const tables = await database.queries.introspection.getTables();
  await database.close();
  rmSync(dataDir, { recursive: true });
  const told = [
    ...ledger(retentionTokens).flatMap((entry) => entry.tables),
    ...tablesWithoutVisitors,
  ];
  expect(new Set(tables.map(({ name }) => name))).toEqual(new Set(told));
});

it("names every cookie and every key that the site's code writes", () => {
  const written = sources("app").flatMap(([path, code]) => {
    if (!/localStorage|sessionStorage|document\.cookie/.test(code)) return [];
    const names = [
      ...code.matchAll(/const (?:\w+_)?(?:KEY|STORAGE|COOKIE) = "([^"]+)"/g),
      ...code.matchAll(/document\.cookie = `(\w+)=/g),
    ].map(([, name]) => name);
    // A file that writes something this test cannot find the name of must be looked at.
    const isReader = !/setItem|document\.cookie = /.test(code);
    expect(isReader || names.length > 0, path).toBe(true);
    return names;
  });
  const ofServer = Object.values(serverCookies).map(({ name }) => name);
  expect(new Set(inYourBrowser.map(({ name }) => name))).toEqual(
    new Set([...written, ...ofServer]),
  );
});

it("knows all cookies of the server: one module writes them", () => {
  const writers = sources("server").filter(([, code]) =>
    /hono\/cookie|hono\/utils\/cookie|generateCookie|setCookie\(|vitrine_\w+|session_token/.test(
      code,
    ),
  );
  // better-auth writes its own, under the name that it is given for its session_token.
  expect(writers.map(([path]) => path).toSorted()).toEqual([
    "cookies.ts",
    join("features", "accounts", "auth.ts"),
  ]);
});
