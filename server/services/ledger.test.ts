import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Keeping, Period } from "../contract/keeping.ts";
import { openDatabase } from "../db/open-database.ts";
import { features } from "../features.ts";
import { houseKeeping } from "../house-keeping.ts";
import { ledgerInTokens, ledgerOf, withPeriods } from "./ledger.ts";

const server = join(import.meta.dirname, "..");

it("the ledger speaks of every table of the database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "vitrine-ledger-"));
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  const tables = await database.queries.introspection.getTables();
  await database.close();
  rmSync(dataDir, { recursive: true });
  const told = [houseKeeping, ...features.flatMap(({ keeping }) => keeping ?? [])].flatMap(
    ({ things, impersonal = {} }) => [
      ...(things?.(() => "").flatMap((thing) => thing.tables) ?? []),
      ...Object.keys(impersonal),
    ],
  );
  expect(new Set(tables.map(({ name }) => name))).toEqual(new Set(told));
});

it("knows all cookies of the server: one module writes them", () => {
  const writers = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .filter((name) =>
      /hono\/cookie|hono\/utils\/cookie|generateCookie|setCookie\(|session_token/.test(
        readFileSync(join(server, name), "utf8"),
      ),
    );
  // better-auth writes its own, under the name that it is given for its session_token.
  const auth = join("features", "accounts", "auth.ts");
  expect(writers.filter((name) => name !== auth)).toEqual(["cookies.ts"]);
});

const fruit: Period = { variable: "KEEP_FRUIT_DAYS", days: 3, least: 1 };
const thing = { what: "", holds: "", why: "", figure: "", unit: "", tables: ["settings"] as const };
const keeping: Keeping = {
  periods: [fruit],
  things: (days) => [
    { ...thing, id: "later", place: 95, ends: `after ${days(fruit)} days` },
    { ...thing, id: "earlier", place: 5, ends: "" },
  ],
};
const linesOf = ({ things }: ReturnType<typeof ledgerOf>) =>
  things.filter(({ id }) => id === "earlier" || id === "later");

it("tells what a feature keeps in its place, with the period that is set, else the feature's own", () => {
  const { things } = ledgerOf([{ keeping }], {});
  expect(things[0]).toMatchObject({ id: "earlier" });
  expect(things[0]).not.toHaveProperty("tables");
  expect(linesOf(ledgerOf([{ keeping }], {}))[1]).toMatchObject({ ends: "after 3 days" });
  const set = ledgerOf([{ keeping }], { KEEP_FRUIT_DAYS: 9 });
  expect(linesOf(set)[1]).toMatchObject({ ends: "after 9 days" });
});

it("leaves tokens in prerendered pages, which become the periods that hold", () => {
  const page = JSON.stringify(linesOf(ledgerInTokens([{ keeping }])));
  expect(page).toContain("after {KEEP_FRUIT_DAYS} days");
  expect(withPeriods(page, { KEEP_FRUIT_DAYS: 9 })).toContain("after 9 days");
  expect(withPeriods("{KEEP_OTHER_DAYS} {fruit}", { KEEP_FRUIT_DAYS: 9 })).toBe(
    "{KEEP_OTHER_DAYS} {fruit}",
  );
});
