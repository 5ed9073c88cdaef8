import type { AccountServer } from "./visitor.ts";

/** What is kept of all accounts. */
export async function rowsOf(server: AccountServer) {
  const { queries } = server.runtime.database;
  const [accounts, account_credentials, account_sessions, account_links] = await Promise.all([
    queries.selectFrom("accounts").selectAll().orderBy("email").execute(),
    queries.selectFrom("account_credentials").selectAll().orderBy("id").execute(),
    queries.selectFrom("account_sessions").selectAll().orderBy("id").execute(),
    queries.selectFrom("account_links").selectAll().orderBy("id").execute(),
  ]);
  return { accounts, account_credentials, account_sessions, account_links };
}

/** All links that were asked for. */
export function linksOf(server: AccountServer) {
  return server.runtime.database.queries.selectFrom("account_links").selectAll().execute();
}
