import { sql } from "kysely";
import type { MadeFeature } from "#server/contract/feature.ts";
import type { Holder } from "#server/contract/holder.ts";
import type { Keeping, Period } from "#server/contract/keeping.ts";
import type { Database } from "#server/db/database.ts";
import { features } from "#server/features.ts";
import { houseKeeping } from "#server/house-keeping.ts";
import type { Harness } from "./harness.ts";
import {
  emptyTable,
  fillTable,
  isOrHangsOn,
  mailColumns,
  readSchema,
  type TableShape,
} from "./schema.ts";

/*
 * What a feature says that it keeps (`keeping`) is compared with what it does about it (`personalData`, `retention`) and with the tables
 * that are there. Each breach is a sentence that says what to add, and where.
 */

const ADA = "ada@example.com";

/** All that say that they keep something, and in which file; what the house keeps has no feature's name. */
const keepers: readonly { name: string | null; keeping: Keeping; file: string }[] = [
  { name: null, keeping: houseKeeping, file: "server/house-keeping.ts" },
  ...features.flatMap(({ name, keeping }) => {
    const folder = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return keeping ? { name, keeping, file: `server/features/${folder}/keeping.ts` } : [];
  }),
];

/** Tables that a keeper speaks of, and the periods that it names in doing so. */
function told({ things }: Keeping) {
  const named = new Set<Period>();
  const days = (period: Period) => {
    named.add(period);
    return "";
  };
  const tables = things?.(days).flatMap((thing) => thing.tables) ?? [];
  return { tables: [...new Set(tables)], named };
}

const excused = (which: "impersonal" | "withoutHolder" | "withoutRule") =>
  keepers.flatMap(({ keeping }) => Object.keys(keeping[which] ?? {}));

/** Tables with people in them that no holder looks into, and those in which one looks in vain. */
export async function unheld({ runtime: { database } }: Harness, made: readonly MadeFeature[]) {
  const schema = await readSchema(database);
  const holders = made.flatMap(({ personalData = [] }) => personalData);
  const held = new Set<string>([
    ...holders.flatMap(({ tables }) => tables),
    ...excused("withoutHolder"),
  ]);
  const breaches = keepers.flatMap(({ keeping, file }) =>
    told(keeping)
      .tables.filter((table) => !isOrHangsOn(schema, table, held))
      .map(
        (table) =>
          `${table} is kept about visitors (${file}), and nobody finds or erases a person's rows: hand in a holder that names it in "personalData" of the feature, or say in "withoutHolder" whose rows they are.`,
      ),
  );
  const left = new Set([...excused("impersonal"), ...excused("withoutHolder")]);
  for (const table of schema.values()) {
    const columns = mailColumns(table);
    if (columns.length === 0 || left.has(table.name)) continue;
    const lacks = await tryHolders(database, schema, table.name, columns, holders);
    if (lacks.length > 0)
      breaches.push(
        `${table.name}.${columns.join(", ")} holds a mail address, and no holder ${lacks.join(" or ")} its row: hand one in ("personalData" of the feature), mend the one that names the table, or say in "withoutHolder" or "impersonal" of its keeping.ts why it is not about a visitor.`,
      );
  }
  return breaches;
}

/** Puts a person into a table alone. @returns what no holder does with them. */
async function tryHolders(
  database: Database,
  schema: ReadonlyMap<string, TableShape>,
  name: string,
  columns: readonly string[],
  holders: readonly Holder[],
): Promise<("finds" | "erases")[]> {
  const { queries } = database;
  await fillTable(queries, schema, name, ADA);
  const found = await Promise.all(holders.map((holder) => holder.find(queries, ADA)));
  await database.write(async (transaction) => {
    for (const holder of holders) await holder.erase(transaction, ADA);
  });
  const { rows } = await sql`select 1 from ${sql.table(name)}
    where ${ADA} in (${sql.join(columns.map((column) => sql.ref(column)))})`.execute(queries);
  await emptyTable(queries, schema, name);
  return [
    ...(found.flat().length === 0 ? ["finds" as const] : []),
    ...(rows.length > 0 ? ["erases" as const] : []),
  ];
}

/** Periods that nothing enforces, and tables with people in them that no period ends. */
export async function unending(
  { runtime: { database, features: all, made } }: Harness,
  retentionOf: (feature: MadeFeature) => MadeFeature["retention"] = (feature) =>
    feature.retention?.bind(feature),
) {
  const schema = await readSchema(database);
  const byName: Readonly<Record<string, MadeFeature>> = made;
  const house = all.filter((feature) => !Object.values(byName).includes(feature));
  const ofKeeper = (name: string | null) => (name === null ? house : [byName[name]!]);
  const stated = new Set(keepers.flatMap(({ keeping: { periods = [] } }) => periods));
  const ended = new Set<string>(excused("withoutRule"));
  const enforced = new Map(
    keepers.map(({ name }) => {
      const asked = new Set<Period>();
      const before = (period: Period) => {
        asked.add(period);
        return 0;
      };
      for (const feature of ofKeeper(name))
        for (const { table, instead } of retentionOf(feature)?.(0, before) ?? [])
          if (!instead) ended.add(table);
      return [name, asked];
    }),
  );
  const anywhere = new Set([...enforced.values()].flatMap((asked) => [...asked]));
  return keepers.flatMap(({ name, keeping, file }) => {
    const { tables, named } = told(keeping);
    const own = enforced.get(name) ?? new Set();
    // A period of the house may be another's to keep; one that a feature speaks of is its own.
    const promised = [
      ...[...named].filter((period) => !own.has(period)),
      ...(keeping.periods ?? []).filter((period) => !named.has(period) && !anywhere.has(period)),
    ];
    return [
      ...[...own, ...named]
        .filter((period) => !stated.has(period))
        .map(
          ({ variable }) =>
            `${variable} cannot be set: add its period to "periods" (${file}), or to those of the house if several features keep it.`,
        ),
      ...promised.map(
        ({ variable }) =>
          `${variable} is promised (${file}), and no rule keeps the promise: add one with "before" of this period to "retention" of the feature.`,
      ),
      ...tables
        .filter((table) => !isOrHangsOn(schema, table, ended))
        .map(
          (table) =>
            `${table} is kept about visitors (${file}) for ever: add a rule for it to "retention" of the feature, or say in "withoutRule" what ends its rows.`,
        ),
    ];
  });
}

/** Tables that are said to hold nothing of visitors and something, and those that are excused from what nobody asks of them. */
export function needless(): string[] {
  return keepers.flatMap(({ keeping }) => {
    const about = new Set<string>(told(keeping).tables);
    return [
      ...Object.keys(keeping.impersonal ?? {}).filter((table) => about.has(table)),
      ...Object.keys({ ...keeping.withoutHolder, ...keeping.withoutRule }).filter(
        (table) => !about.has(table),
      ),
    ];
  });
}
