import { createHmac } from "node:crypto";
import { customerOrderPath } from "#content/addresses.ts";
import type { Queries } from "#server/db/tables.ts";
import { hashToken, looksLikeToken } from "#server/tokens.ts";
import type { OrdersTable } from "./tables.ts";

/**
 * The secret in the address of an order's page. It is made of the order's id, so that mails and repeated answers can name it
 * although the database holds only its hash.
 */
export function orderToken(orderId: string, secret: string): string {
  return createHmac("sha256", secret).update(`order:${orderId}`).digest("base64url");
}

/**
 * The paths of orders' pages, whoever placed them. Under another secret than the one they were placed with these are other addresses: their
 * hashes are stored beside the first ones, and all of them lead there.
 * @param orders none whose buyer's data was erased: its page opens to nobody again.
 */
export async function orderPaths(
  queries: Queries,
  orders: readonly Pick<OrdersTable, "id" | "token_hash">[],
  secret: string,
): Promise<string[]> {
  const named = orders.map(({ id, token_hash }) => {
    const token = orderToken(id, secret);
    const hash = hashToken(token);
    return {
      path: customerOrderPath(token),
      row: { hash, order_id: id },
      isFirst: hash === token_hash,
    };
  });
  const further = named.flatMap(({ row, isFirst }) => (isFirst ? [] : [row]));
  if (further.length > 0) await store(queries, further);
  return named.map(({ path }) => path);
}

/** Writes those that are not there yet: lists are read more often than secrets change. */
async function store(
  queries: Queries,
  rows: readonly { hash: string; order_id: string }[],
): Promise<void> {
  const hashes = rows.map(({ hash }) => hash);
  const stored = await queries
    .selectFrom("order_tokens")
    .select("hash")
    .where("hash", "in", hashes)
    .execute();
  const known = new Set(stored.map(({ hash }) => hash));
  const missing = rows.filter(({ hash }) => !known.has(hash));
  if (missing.length === 0) return;
  await queries
    .insertInto("order_tokens")
    .values(missing)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

/** The order whose page a token opens. */
export async function orderBehind(
  queries: Queries,
  token: string,
): Promise<OrdersTable | undefined> {
  if (!looksLikeToken(token)) return undefined;
  const hash = hashToken(token);
  return queries
    .selectFrom("orders")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb("token_hash", "=", hash),
        eb("id", "=", eb.selectFrom("order_tokens").select("order_id").where("hash", "=", hash)),
      ]),
    )
    .executeTakeFirst();
}
