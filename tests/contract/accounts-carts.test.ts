import { ACCOUNT, CART } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import type { CartAnswer } from "#shared/shop/api.ts";
import { cards, visitorsBuyer } from "./support/buyer.ts";
import { databasesFor } from "./support/harness.ts";
import {
  attacker,
  linkTo,
  createVisitor,
  DAY,
  registered,
  startAccounts,
  type Visitor,
} from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const put = (visitor: Visitor, sku: string, quantity = 1) =>
  visitor.post(CART, "cart-add", { sku, quantity: String(quantity) });

async function cartOf(visitor: Visitor) {
  const { cart } = (await (await visitor.call("/api/cart")).json()) as CartAnswer;
  return cart;
}

async function linesOf(visitor: Visitor) {
  const { lines } = await cartOf(visitor);
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}

describe.each(databases)("the cart of an account on %s", (kind) => {
  it("is the visitor's from the moment of signing in, on every device", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    const visitor = createVisitor(server);
    await put(visitor, "PENCIL-BLUE", 2);
    const token = visitor.jar.get("__Host-vitrine_cart") ?? "";
    await visitor.signIn();
    expect(await linesOf(visitor)).toEqual({ "PENCIL-BLUE": 2 });
    const phone = createVisitor(server);
    await phone.signIn();
    expect(await linesOf(phone)).toEqual({ "PENCIL-BLUE": 2 });
    await put(phone, "KITE-RED-M");
    expect(await linesOf(visitor)).toEqual({ "PENCIL-BLUE": 2, "KITE-RED-M": 1 });
    // What opened it before opens nothing now.
    const finder = createVisitor(server);
    finder.jar.set("__Host-vitrine_cart", token);
    expect(await linesOf(finder)).toEqual({});
  });

  it("becomes one with the visitor's: pieces added up to what can be ordered, the visitor's coupon", async () => {
    const server = await startAccounts(kind);
    const known = await registered(server);
    await put(known, "PENCIL-BLUE", 12);
    await put(known, "PENCIL-GREEN", 8);
    await put(known, "KITE-RED-M", 1);
    const visitor = createVisitor(server);
    await put(visitor, "PENCIL-BLUE", 12);
    await put(visitor, "PENCIL-GREEN", 8);
    await put(visitor, "CHALK-WHITE", 1);
    await visitor.post(CART, "coupon", { code: "TENTH10" });
    await visitor.signIn();
    // One order may have 20 of a kind; of the sage ones 12 are left.
    expect(await linesOf(visitor)).toEqual({
      "PENCIL-BLUE": 20,
      "PENCIL-GREEN": 12,
      "KITE-RED-M": 1,
      "CHALK-WHITE": 1,
    });
    expect((await cartOf(visitor)).quote.coupon).toMatchObject({ code: "TENTH10" });
    const { queries } = server.runtime.database;
    expect(await queries.selectFrom("carts").selectAll().execute()).toHaveLength(1);
  });

  it("stays with the account at sign-out and is there again at sign-in", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    await put(visitor, "PENCIL-BLUE");
    expect(visitor.jar.has("__Host-vitrine_cart")).toBe(false);
    await visitor.post(ACCOUNT, "account-sign-out");
    expect(await linesOf(visitor)).toEqual({});
    await put(visitor, "CHALK-WHITE");
    await visitor.signIn();
    expect(await linesOf(visitor)).toEqual({ "PENCIL-BLUE": 1, "CHALK-WHITE": 1 });
  });

  it("takes what was bought out of the cart that is left, when the payment is confirmed after signing in", async () => {
    const times = { paymentTimeoutMs: 200 };
    const server = await startAccounts(kind, { RATE_LIMIT: "off" }, undefined, times);
    const known = await registered(server);
    await put(known, "KITE-RED-M");
    const visitor = createVisitor(server);
    await put(visitor, "PENCIL-BLUE", 2);
    const ordered = await visitorsBuyer(server, visitor).order({ cardNumber: cards.timeout });
    expect(ordered.status).toBe(201);
    await put(visitor, "CHALK-WHITE");
    await visitor.signIn();
    server.pass(20_000);
    await server.runtime.made.shop.worker.checkNext();
    const orders = await server.runtime.database.queries
      .selectFrom("orders")
      .select(["state", "account_id"])
      .execute();
    expect(orders).toEqual([{ state: "paid", account_id: null }]);
    expect(await linesOf(visitor)).toEqual({ "KITE-RED-M": 1, "CHALK-WHITE": 1 });
  });

  it("two devices that put something in at the same time share one cart", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    const phone = createVisitor(server);
    await phone.signIn();
    const answers = await Promise.all([
      put(visitor, "PENCIL-BLUE"),
      put(phone, "KITE-RED-M"),
      put(visitor, "CHALK-WHITE"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await linesOf(phone)).toEqual({ "PENCIL-BLUE": 1, "KITE-RED-M": 1, "CHALK-WHITE": 1 });
  });

  it("is forgotten like every cart, and begun anew", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    await put(visitor, "PENCIL-BLUE");
    server.pass(31 * DAY);
    await visitor.signIn();
    expect(await linesOf(visitor)).toEqual({});
    await put(visitor, "KITE-RED-M");
    expect(await linesOf(visitor)).toEqual({ "KITE-RED-M": 1 });
  });

  it("that was planted does not become the key to the account's", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    const attacker = createVisitor(server);
    await attacker.post(CART, "cart-add", { sku: "PENCIL-BLUE", quantity: "1" });
    const planted = attacker.jar.get("__Host-vitrine_cart") ?? "";
    const victim = createVisitor(server);
    victim.jar.set("__Host-vitrine_cart", planted);
    await victim.signIn();
    expect(victim.jar.has("__Host-vitrine_cart")).toBe(false);
    await victim.post(CART, "cart-add", { sku: "KITE-RED-M", quantity: "1" });
    const seen = await attacker.call("/api/cart");
    expect(((await seen.json()) as { cart: { count: number } }).cart.count).toBe(0);
  });

  it("that a stranger filled while creating the account stays theirs", async () => {
    const server = await startAccounts(kind);
    const thief = createVisitor(server);
    await thief.post(CART, "cart-add", { sku: "PENCIL-BLUE", quantity: "1" });
    await thief.signUp(attacker);
    await thief.signIn(attacker);
    const owner = createVisitor(server);
    await owner.confirm(await linkTo(server));
    await owner.signIn();
    const seen = (await (await owner.call("/api/cart")).json()) as { cart: { count: number } };
    expect(seen.cart.count).toBe(0);
  });
});
