import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "#server/db/database.ts";
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
  const written = [...sources("app"), ...sources("server")].flatMap(([path, code]) => {
    // better-auth writes its cookie itself, under the name that it is given for its session_token.
    if (
      !/localStorage|sessionStorage|document\.cookie|generateCookie|setCookie|session_token/.test(
        code,
      )
    )
      return [];
    const names = [
      ...code.matchAll(/const (?:\w+_)?(?:KEY|STORAGE|COOKIE) = "([^"]+)"/g),
      ...code.matchAll(/document\.cookie = `(\w+)=/g),
    ].map(([, name]) => name);
    // A file that writes something this test cannot find the name of must be looked at.
    const isReader = !/setItem|document\.cookie = |generateCookie|setCookie/.test(code);
    expect(isReader || names.length > 0, path).toBe(true);
    return names;
  });
  expect(new Set(inYourBrowser.map(({ name }) => name))).toEqual(new Set(written));
});
