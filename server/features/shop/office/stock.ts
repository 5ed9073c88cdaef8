import { site } from "#content/site.ts";
import type { Database } from "#server/db/database.ts";
import type { Audit, OfficeAction } from "#server/contract/office.ts";
import { conflict, invalid } from "#server/routes/refusal.ts";
import { plain, slicePage } from "#server/services/listing.ts";
import type { Goods } from "../goods.ts";
import type { AdminStock, StockRow } from "./ports.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

/** An article is running out when so many pieces are left, or fewer. */
const LOW_STOCK = 3;
/** More pieces of one article than anybody counts. */
const MOST_PIECES = 99_999;

interface Parts {
  database: Database;
  goods: Goods;
  /** Called when the stock changed, after the commit; resolves when pages know it. */
  stockChanged: () => Promise<void>;
  audit: Audit;
}

/** What is on the shelf. As long as the catalogue, so it is read whole: names are content, not rows. */
export function createAdminStock({
  database,
  goods,
  stockChanged,
  audit,
}: Parts): AdminStock & { low(): Promise<StockRow[]> } {
  const { queries } = database;

  return {
    async list({ query, page, state }) {
      const search = plain(query).toLowerCase();
      const rows = (await allRows()).filter(
        ({ sku, label, available }) =>
          `${sku} ${label}`.toLowerCase().includes(search) &&
          (state !== "low" || available <= LOW_STOCK) &&
          (state !== "none" || available === 0),
      );
      return slicePage(rows, page);
    },

    async low() {
      const rows = await allRows();
      return rows
        .filter(({ path, available }) => path !== null && available <= LOW_STOCK)
        .sort((a, b) => a.available - b.available);
    },

    async count(admin, wanted, { from, to }) {
      if (!isCount(to) || !Number.isSafeInteger(from)) return { kind: "invalid" };
      const sku = plain(wanted);
      const outcome = await database.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("stock")
          .set({ available: to })
          .where("sku", "=", sku)
          .where("available", "=", from)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows) {
          await audit(transaction, admin, {
            action: fill(words.stockCounted, { from, to }),
            subject: sku,
          });
          return { kind: "counted" } as const;
        }
        const row = await transaction
          .selectFrom("stock")
          .select("available")
          .where("sku", "=", sku)
          .executeTakeFirst();
        return row
          ? ({ kind: "changed", available: row.available } as const)
          : ({ kind: "unknown" } as const);
      });
      await stockChanged();
      return outcome;
    },
  };

  async function allRows(): Promise<StockRow[]> {
    const [stock, reserved] = await Promise.all([
      queries.selectFrom("stock").selectAll().execute(),
      reservedPieces(),
    ]);
    return stock
      .map(({ sku, available }) => ({
        sku,
        ...described(goods, sku),
        available,
        reserved: reserved.get(sku) ?? 0,
      }))
      .sort(
        (a, b) =>
          a.label.localeCompare(b.label, site.locale) || a.sku.localeCompare(b.sku, site.locale),
      );
  }

  /** Only orders that wait for their payment hold pieces in reserve. */
  async function reservedPieces(): Promise<ReadonlyMap<string, number>> {
    const rows = await queries
      .selectFrom("order_lines")
      .innerJoin("orders", "orders.id", "order_lines.order_id")
      .select((eb) => ["order_lines.sku", eb.fn.sum<number>("order_lines.quantity").as("pieces")])
      .where("orders.state", "=", "pending")
      .where("orders.stock", "=", "reserved")
      .groupBy("order_lines.sku")
      .execute();
    return new Map(rows.map(({ sku, pieces }) => [sku, pieces]));
  }
}

function described({ findSku }: Goods, sku: string): Pick<StockRow, "label" | "path"> {
  const found = findSku(sku);
  if (!found) return { label: fill(words.noLongerInShop, { sku }), path: null };
  const { article, variant } = found;
  const colour = article.colours.find(({ id }) => id === variant.colour)?.label;
  const label = [article.name, colour, variant.size].filter(Boolean).join(", ");
  return { label, path: article.path };
}

function isCount(pieces: number): boolean {
  return Number.isSafeInteger(pieces) && pieces >= 0 && pieces <= MOST_PIECES;
}

/** The form that sets what is left of an article. */
export function countStock(stock: AdminStock): OfficeAction {
  const sent = words.countSaved;
  return {
    sent,
    labels: { to: words.stock },
    async act(admin, { sku = "", from = "", to = "" }) {
      const counted = { from: wholeNumber(from), to: wholeNumber(to) };
      const outcome = await stock.count(admin, sku, counted);
      switch (outcome.kind) {
        case "counted":
          return sent;
        case "changed":
          return conflict("to", fill(words.stockChanged, { available: outcome.available }));
        case "invalid":
          return invalid("to", fill(words.wholeNumberUpTo, { most: MOST_PIECES }));
        case "unknown":
          return invalid("form", words.unknownSku);
      }
    },
  };
}

/** NaN for everything else: "1e3", "", " ", "0x10". */
function wholeNumber(typed: string): number {
  const text = latinDigits(typed.trim());
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}
