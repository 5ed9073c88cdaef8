import { shop } from "#content/shop.ts";
import type { FieldErrors } from "#shared/api.ts";
import { MAX_LINES, orderableQuantity } from "#shared/shop/cart.ts";
import { readQuantity } from "#shared/shop/quantity.ts";
import { findCoupon } from "#shared/shop/quote.ts";
import type { CartsTable } from "./tables.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import { storedCart, viewStored } from "./cart-store.ts";
import { problemOf } from "./cart-view.ts";
import type { Goods } from "./goods.ts";
import type { CartChange, WantedLine } from "./ports.ts";
import { stockLevels } from "./stock.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** A change that cannot be made; thrown inside the transaction, so that nothing of it stays. */
export class CartRefusal extends Error {
  readonly errors: FieldErrors;
  constructor(errors: FieldErrors) {
    super("cart not changed");
    this.errors = errors;
  }
}

/**
 * Makes one change to a cart that this transaction holds.
 * @throws {CartRefusal} with one message for each line that cannot be so.
 */
export async function changeCart(
  transaction: WriteTransaction,
  goods: Goods,
  cart: CartsTable,
  change: CartChange,
  now: number,
): Promise<void> {
  if (change.kind === "coupon") await setCoupon(transaction, goods, cart, change.code, now);
  else await setLines(transaction, goods, cart, change, now);
  await refresh(transaction, goods, cart);
}

async function setLines(
  transaction: WriteTransaction,
  goods: Goods,
  cart: CartsTable,
  change: Extract<CartChange, { kind: "add" | "set" }>,
  now: number,
): Promise<void> {
  const { lines } = await storedCart(transaction, cart);
  const quantities = new Map(lines.map(({ sku, quantity }) => [sku, quantity]));
  const wanted = change.kind === "add" ? [change.line] : change.lines;
  // Only names of our own reach the database.
  const levels = await stockLevels(
    transaction,
    wanted.map(({ sku }) => sku).filter((sku) => goods.findSku(sku)),
  );
  const errors = new Map<string, string>();
  for (const line of wanted) {
    const before = change.kind === "add" ? (quantities.get(line.sku) ?? 0) : null;
    const checked = checkLine(goods, line, before, levels[line.sku] ?? 0);
    if ("problem" in checked) errors.set(line.sku, checked.problem);
    else if (checked.quantity > 0 || quantities.has(line.sku))
      quantities.set(line.sku, await writeLine(transaction, cart.id, line.sku, checked, now));
  }
  const [first] = wanted;
  const count = [...quantities.values()].filter((quantity) => quantity > 0).length;
  if (first && count > MAX_LINES) {
    errors.set(first.sku, fill(words.cartFull, { most: MAX_LINES }));
  }
  if (errors.size > 0) throw new CartRefusal(Object.fromEntries(errors));
}

interface CheckedLine {
  quantity: number;
  price: number;
}

/** @param before pieces that are there already when more are added; null when the number is set. */
function checkLine(
  { findSku }: Goods,
  { sku, quantity: typed }: WantedLine,
  before: number | null,
  inStock: number,
): CheckedLine | { problem: string } {
  const asked = readQuantity(typed);
  if (asked === null) return { problem: words.wholeNumber };
  if (asked === 0 && before === null) return { quantity: 0, price: 0 };
  if (asked === 0) return { problem: words.atLeastOne };
  const article = findSku(sku)?.article;
  if (!article) return { problem: words.notSold };
  const quantity = (before ?? 0) + asked;
  const most = orderableQuantity(inStock, shop.maxQuantity);
  if (quantity > most) return { problem: tooMany(most, inStock, before ?? 0) };
  return { quantity, price: article.price };
}

async function writeLine(
  transaction: WriteTransaction,
  cart_id: string,
  sku: string,
  { quantity, price: unit_price }: CheckedLine,
  now: number,
): Promise<number> {
  if (quantity === 0) await removeLine(transaction, cart_id, sku);
  else {
    await transaction
      .insertInto("cart_lines")
      .values({ cart_id, sku, quantity, unit_price, added_at: now })
      .onConflict((conflict) => conflict.columns(["cart_id", "sku"]).doUpdateSet({ quantity }))
      .execute();
  }
  return quantity;
}

/** Takes the coupon in, or out; `cart` is kept true. */
async function setCoupon(
  transaction: WriteTransaction,
  goods: Goods,
  cart: CartsTable,
  typed: string,
  now: number,
): Promise<void> {
  const removes = typed.trim() === "";
  if (!removes) {
    const { quote } = await viewStored(transaction, goods, cart, now);
    const problem = problemOf(goods.coupons, typed, quote.subtotal, now);
    if (problem) throw new CartRefusal({ code: problem });
  }
  const coupon = removes ? null : (findCoupon(typed, goods.coupons)?.code ?? null);
  await transaction.updateTable("carts").set({ coupon }).where("id", "=", cart.id).execute();
  cart.coupon = coupon;
}

/** The visitor sees the answer: its prices are the ones they know from now on, and what is no longer sold leaves. */
async function refresh(
  transaction: WriteTransaction,
  { findSku }: Goods,
  cart: CartsTable,
): Promise<void> {
  const { lines } = await storedCart(transaction, cart);
  for (const { sku, unitPrice } of lines) {
    const price = findSku(sku)?.article.price;
    if (price === undefined) await removeLine(transaction, cart.id, sku);
    else if (price !== unitPrice) {
      await transaction
        .updateTable("cart_lines")
        .set({ unit_price: price })
        .where("cart_id", "=", cart.id)
        .where("sku", "=", sku)
        .execute();
    }
  }
}

async function removeLine(transaction: WriteTransaction, cartId: string, sku: string) {
  await transaction
    .deleteFrom("cart_lines")
    .where("cart_id", "=", cartId)
    .where("sku", "=", sku)
    .execute();
}

function tooMany(most: number, inStock: number, before: number): string {
  if (most === 0) return words.soldOut;
  if (most < inStock) return fill(words.atMost, { most });
  return before > 0
    ? fill(words.onlyLeftWithCart, { count: most, inCart: before })
    : fill(words.onlyLeft, { count: most });
}
