import { AsyncLocalStorage } from "node:async_hooks";
import { createAdapterFactory, type CustomAdapter } from "better-auth/adapters";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import { hashToken } from "#server/tokens.ts";

type Row = Record<string, unknown>;
type Condition = Parameters<CustomAdapter["findOne"]>[0]["where"][number];

/**
 * What better-auth's calls find around them: the transaction of ours that they are part of, if any, and what was
 * computed before it.
 */
interface Occasion {
  transaction?: WriteTransaction;
  /** Of the password that is set. */
  passwordHash?: string;
  /** What was stored when the password that opens this was found to be right. */
  provedHash?: string;
}

const SESSION_TOKEN = "token_hash";
/** better-auth notes both with a session; here nobody looks at them, so they are not kept. */
const notKept = new Set(["ipAddress", "userAgent"]);

const operators: Partial<Record<Condition["operator"], RawBuilder<unknown>>> = {
  eq: sql`=`,
  lt: sql`<`,
  gt: sql`>`,
};

/**
 * How better-auth reads and writes our tables: instants as integers, yes and no as 1 and 0, tokens of sessions as
 * hashes. It is given the few questions that it asks for accounts with a password; any other fails loudly.
 */
export function createAuthStore({ queries }: Pick<Database, "queries">) {
  const occasions = new AsyncLocalStorage<Occasion & { fault?: unknown }>();

  /** Runs on the transaction of the occasion, if there is one. */
  async function run(query: RawBuilder<Row>) {
    const occasion = occasions.getStore();
    try {
      return await query.execute(occasion?.transaction ?? queries);
    } catch (error) {
      if (occasion) occasion.fault = error;
      throw error;
    }
  }

  const first = async <T>(query: RawBuilder<Row>, where: readonly Condition[]) =>
    withAskedToken((await run(query)).rows[0], where) as T | null;

  const adapter = (
    columnOf: (field: { model: string; field: string }) => string,
  ): CustomAdapter => ({
    async create<T extends Row>({ model, data }: { model: string; data: T }) {
      const kept = Object.entries(data).filter(([name]) => !notKept.has(name));
      const query = sql<Row>`insert into ${sql.table(model)}
        (${sql.join(kept.map(([name]) => sql.ref(name)))})
        values (${sql.join(kept.map(([name, value]) => stored(name, value)))}) returning *`;
      // The library asks for what it handed over, as the database has it: a type that nothing can make.
      return { ...(await run(query)).rows[0], ...pick(data, SESSION_TOKEN) } as unknown as T;
    },
    update: ({ model, where, update }) =>
      first(
        sql<Row>`update ${sql.table(model)} set ${changes(update as Row)} where ${all(where)} returning *`,
        where,
      ),
    async updateMany({ model, where, update }) {
      const query = sql<Row>`update ${sql.table(model)} set ${changes(update)} where ${all(where)}`;
      return Number((await run(query)).numAffectedRows ?? 0);
    },
    findOne: ({ model, where }) =>
      first(sql<Row>`select * from ${sql.table(model)} where ${all(where)} limit 1`, where),
    async findMany<T>({ model, where, limit, sortBy }: Parameters<CustomAdapter["findMany"]>[0]) {
      const order = sortBy
        ? sql`order by ${sql.ref(columnOf({ model, field: sortBy.field }))} ${sql.raw(sortBy.direction === "desc" ? "desc" : "asc")}`
        : sql``;
      const query = sql<Row>`select * from ${sql.table(model)} where ${all(where ?? [])} ${order} limit ${limit}`;
      return (await run(query)).rows as T[];
    },
    async delete({ model, where }) {
      await run(sql<Row>`delete from ${sql.table(model)} where ${all(where)}`);
    },
    async deleteMany({ model, where }) {
      const query = sql<Row>`delete from ${sql.table(model)} where ${all(where)}`;
      return Number((await run(query)).numAffectedRows ?? 0);
    },
    // One statement: of two who use a link at the same time, one gets the row.
    consumeOne: ({ model, where }) =>
      first(sql<Row>`delete from ${sql.table(model)} where ${all(where)} returning *`, where),
    count: () => Promise.reject(new Error("accounts are not counted through better-auth")),
  });

  return {
    database: createAdapterFactory({
      config: {
        adapterId: "vitrine",
        customTransformInput: ({ data }) => asColumn(data),
        customTransformOutput: ({ data, fieldAttributes }) => asField(data, fieldAttributes.type),
      },
      adapter: ({ getFieldName }) => adapter(getFieldName),
    }),

    /** What was computed beforehand for what is going on. */
    prepared: (): Pick<Occasion, "passwordHash" | "provedHash"> => occasions.getStore() ?? {},

    /**
     * Has better-auth do something, inside a transaction of ours where one is given.
     * @throws what the database said, where better-auth would put words of its own over it.
     */
    within: async <Result>(occasion: Occasion, work: () => Promise<Result>): Promise<Result> => {
      const own: Occasion & { fault?: unknown } = { ...occasion };
      try {
        const result = await occasions.run(own, work);
        if (own.fault === undefined) return result;
      } catch (error) {
        if (own.fault === undefined) throw error;
      }
      throw own.fault;
    },
  };
}

function asColumn(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  return typeof value === "boolean" ? Number(value) : value;
}

function asField(value: unknown, type: unknown): unknown {
  if (typeof value !== "number") return value;
  if (type === "date") return new Date(value);
  return type === "boolean" ? value === 1 : value;
}

/** A session's token is never written or looked for as it is. */
function stored(name: string, value: unknown): unknown {
  return name === SESSION_TOKEN ? hashToken(String(value)) : value;
}

/** Whoever asked for a session by its token knows it: the row says it as it was asked. */
function withAskedToken(row: Row | undefined, where: readonly Condition[]): Row | null {
  if (!row) return null;
  const asked = where.find(({ field }) => field === SESSION_TOKEN);
  return asked ? { ...row, [SESSION_TOKEN]: asked.value } : row;
}

function changes(update: Row): RawBuilder<unknown> {
  return sql.join(
    Object.entries(update).map(([name, value]) => sql`${sql.ref(name)} = ${stored(name, value)}`),
  );
}

function all(where: readonly Condition[]): RawBuilder<unknown> {
  if (where.length === 0) throw new Error("a question to all rows of a table");
  return sql.join(where.map(condition), sql` and `);
}

function condition({ field, operator, connector, value }: Condition): RawBuilder<unknown> {
  const sign = operators[operator];
  if (!sign || connector !== "AND") throw new Error(`a question by ${connector} ${operator}`);
  return sql`${sql.ref(field)} ${sign} ${stored(field, value)}`;
}

function pick(data: Row, name: string): Row {
  return Object.hasOwn(data, name) ? { [name]: data[name] } : {};
}
