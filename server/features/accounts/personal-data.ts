import type { VisitorsThings } from "#server/contract/account.ts";
import type { House, MadeFeature } from "#server/contract/feature.ts";
import type { Holder } from "#server/contract/holder.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import type { Queries, WriteTransaction } from "#server/db/tables.ts";
import { holdAccount } from "./account-parts.ts";
import * as words from "./words.ts";

/** What accounts keep of a person: the account, and what other features have given to it. */
export function accountHolders({
  database: { kind },
  features,
}: Pick<House, "database" | "features">): readonly Holder[] {
  const things = visitorsThingsOf(features());
  return [accountHolder(kind, things), ...things.map(thingsHolder)];
}

/** What all features keep for accounts, in the order in which rows are held. */
export function visitorsThingsOf(features: readonly MadeFeature[]): readonly VisitorsThings[] {
  return features.flatMap(({ visitorsThings = [] }) => visitorsThings);
}

/** The account itself, with when it was signed in to. Passwords, tokens and links are secrets: they are in no file. */
function accountHolder(kind: DatabaseKind, things: readonly VisitorsThings[]): Holder {
  return {
    kind: words.account,
    tables: ["accounts"],
    async find(queries, email) {
      const accounts = await queries
        .selectFrom("accounts")
        .selectAll()
        .where("email", "=", email)
        .execute();
      return Promise.all(
        accounts.map(async ({ id, name, email_verified, created_at }) => ({
          email,
          name,
          confirmed: email_verified === 1,
          created_at,
          signedIn: await queries
            .selectFrom("account_sessions")
            .select(["created_at", "expires_at"])
            .where("account_id", "=", id)
            .orderBy("created_at")
            .execute(),
        })),
      );
    },
    erase: (transaction, email) => deleteAccount(transaction, kind, email, things, "erased"),
  };
}

/** What is erased with the account: nothing is left to do. */
function thingsHolder({ kind, tables, remains, find, unfinished }: VisitorsThings): Holder {
  return {
    kind,
    tables,
    remains,
    async find(queries, email) {
      const id = await idOf(queries, email);
      return id === undefined ? [] : find(queries, { id, email });
    },
    async unfinished(queries, email) {
      const id = await idOf(queries, email);
      return id === undefined ? [] : ((await unfinished?.(queries, { id, email })) ?? []);
    },
    erase: async () => {},
  };
}

/** Credentials, sessions and links go with it, and what other features keep for it. */
export async function deleteAccount(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  email: string,
  things: readonly VisitorsThings[],
  how: "closed" | "erased",
): Promise<void> {
  const account = await holdAccount(transaction, kind, email);
  if (!account) return;
  for (const { forget } of things) await forget(transaction, account.id, how);
  await transaction.deleteFrom("accounts").where("id", "=", account.id).execute();
}

async function idOf(queries: Queries, email: string): Promise<string | undefined> {
  const account = await queries
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return account?.id;
}
