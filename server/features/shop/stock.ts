import type { Queries, WriteTransaction } from "#server/db/tables.ts";
import { type CartLine, piecesBySku } from "#shared/shop/cart.ts";
import type { Article } from "./goods.ts";

/** Fewer pieces are left than were asked for; thrown inside a transaction, it undoes what was taken before. */
export class OutOfStock extends Error {
  constructor(sku: string) {
    super(`not enough pieces of ${sku}`);
  }
}

/** Writes the beginning of articles that the database does not know yet. Safe when several processes start at once. */
export async function seedStock(queries: Queries, articles: readonly Article[]): Promise<void> {
  const rows = articles.flatMap(({ variants }) =>
    variants.map(({ sku, initialStock }) => ({ sku, available: initialStock })),
  );
  await queries
    .insertInto("stock")
    .values(rows)
    .onConflict((conflict) => conflict.column("sku").doNothing())
    .execute();
}

/** Pieces left: of all articles, or of those named. */
export async function stockLevels(
  queries: Queries,
  skus?: readonly string[],
): Promise<Record<string, number>> {
  if (skus?.length === 0) return {};
  const rows = await queries
    .selectFrom("stock")
    .select(["sku", "available"])
    .$if(skus !== undefined, (query) => query.where("sku", "in", skus ?? []))
    .execute();
  return Object.fromEntries(rows.map(({ sku, available }) => [sku, available]));
}

/**
 * Takes pieces off the stock. Each article is asked for once, in the same order by everybody, so that two buyers never wait for
 * each other, and only where enough is left.
 * @throws {OutOfStock}
 */
export async function takeStock(
  transaction: WriteTransaction,
  lines: readonly CartLine[],
): Promise<void> {
  for (const [sku, pieces] of inOrder(lines)) {
    const { numUpdatedRows } = await transaction
      .updateTable("stock")
      .set((column) => ({ available: column("available", "-", pieces) }))
      .where("sku", "=", sku)
      .where("available", ">=", pieces)
      .executeTakeFirstOrThrow();
    if (!numUpdatedRows) throw new OutOfStock(sku);
  }
}

/** Puts pieces back. */
export async function returnStock(
  transaction: WriteTransaction,
  lines: readonly CartLine[],
): Promise<void> {
  for (const [sku, pieces] of inOrder(lines)) {
    await transaction
      .updateTable("stock")
      .set((column) => ({ available: column("available", "+", pieces) }))
      .where("sku", "=", sku)
      .execute();
  }
}

function inOrder(lines: readonly CartLine[]): [sku: string, pieces: number][] {
  return [...piecesBySku(lines)].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Takes everything or nothing, without undoing what else the transaction wrote. False: not enough is left. */
export async function tryTakeStock(
  transaction: WriteTransaction,
  lines: readonly CartLine[],
): Promise<boolean> {
  const taken: CartLine[] = [];
  for (const [sku, quantity] of inOrder(lines)) {
    try {
      await takeStock(transaction, [{ sku, quantity }]);
      taken.push({ sku, quantity });
    } catch (error) {
      if (!(error instanceof OutOfStock)) throw error;
      await returnStock(transaction, taken);
      return false;
    }
  }
  return true;
}
