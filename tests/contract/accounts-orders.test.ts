import { ACCOUNT, ACCOUNT_DATA, CART } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import {
  address,
  buyerOf,
  cards,
  codeOf,
  placed,
  tally,
  visitorsBuyer,
  withNewKey,
} from "./support/buyer.ts";
import { startFakeStripe, stripeSecrets } from "./support/fake-stripe.ts";
import { freshData } from "./support/data.ts";
import { databasesFor } from "./support/harness.ts";
import { holdWrite } from "./support/hold-write.ts";
import {
  type AccountServer,
  ada,
  attacker,
  createVisitor,
  linkTo,
  registered,
  startAccounts,
} from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);
describe.each(databases)("the orders of an account on %s", (kind) => {
  it("are its own and those placed as a guest with its address, and nobody else's", async () => {
    const server = await startAccounts(kind);
    const guest = buyerOf(server);
    await guest.put("PENCIL-BLUE");
    await guest.order({ email: "Ada@Example.com" });
    const stranger = buyerOf(server);
    await stranger.put("PENCIL-BLUE");
    await stranger.order({ email: "stranger@example.com" });
    server.pass(1000);

    const visitor = await registered(server);
    const buyer = visitorsBuyer(server, visitor);
    await buyer.put("KITE-RED-M", 2);
    const answer = await buyer.order({ email: "office@example.com", phone: "0123" });
    expect(answer.status).toBe(201);

    const { accounts, shop } = server.runtime.services;
    const account = await accounts.findBySession(visitor.cookie());
    if (!account) throw new Error("nobody is signed in");
    const orders = await shop.ordersOf(account);
    expect(orders.map(({ pieces, state }) => ({ pieces, state }))).toEqual([
      { pieces: 2, state: "paid" },
      { pieces: 1, state: "paid" },
    ]);
    const [newest] = orders;
    expect(await shop.orders.findByToken(newest?.path.slice(-43) ?? "")).toMatchObject({
      number: newest?.number,
      email: "office@example.com",
    });
    expect(await shop.checkoutDetails(account)).toMatchObject({
      email: ada.email,
      name: ada.name,
      phone: "0123",
      address: { city: "Paris" },
    });
    const data = await visitor.call(ACCOUNT_DATA);
    expect(await data.json()).toMatchObject({
      email: ada.email,
      Orders: [{ number: orders[1]?.number, state: "paid" }],
      "Orders under another email address": [
        { number: newest?.number, email: "office@example.com", phone: "0123" },
      ],
    });
  });

  it("are opened from its list when AUTH_SECRET has changed", async () => {
    const data = await freshData(kind);
    const before = await startAccounts(kind, { AUTH_SECRET: "a".repeat(32) }, data);
    const buyer = visitorsBuyer(before, await registered(before));
    await buyer.put("PENCIL-BLUE");
    await buyer.order();
    await before.close();
    const server = await startAccounts(kind, { AUTH_SECRET: "b".repeat(32) }, data);
    const visitor = createVisitor(server);
    await visitor.signIn();
    const { accounts, shop } = server.runtime.services;
    const account = (await accounts.findBySession(visitor.cookie()))!;
    for (let turn = 0; turn < 2; turn += 1) {
      const [{ number, path } = { number: "", path: "" }] = await shop.ordersOf(account);
      expect(await shop.orders.findByToken(path.slice(-43))).toMatchObject({ number });
    }
    const { queries } = server.runtime.database;
    expect(await queries.selectFrom("order_tokens").selectAll().execute()).toHaveLength(1);
  });

  it("and what the checkout is filled in with are none that a stranger typed its address into", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    const { accounts, shop } = server.runtime.services;
    const account = (await accounts.findBySession(visitor.cookie()))!;
    const guest = buyerOf(server);
    const typed = { email: ada.email, name: "Mallory", line1: "1 Thief Street" };
    await guest.put("PENCIL-BLUE");
    for (const cardNumber of [cards.decline, cards.delayed]) {
      await guest.order({ ...typed, cardNumber }, withNewKey());
      server.pass(1000);
    }
    expect(await ordersOf(server)).toMatchObject([
      { state: "payment_failed" },
      { state: "pending" },
    ]);
    expect(await shop.ordersOf(account)).toEqual([]);
    expect(await shop.checkoutDetails(account)).toMatchObject({ name: ada.name, address: null });
    // Paid, it is told of by mail; its address is a stranger's all the same.
    await guest.put("PENCIL-BLUE");
    await placed(await guest.order(typed, withNewKey()));
    expect(await shop.ordersOf(account)).toMatchObject([{ state: "paid" }]);
    expect(await shop.checkoutDetails(account)).toMatchObject({ phone: "", address: null });
  });

  it("fill in the checkout with the last that was ordered and is still known", async () => {
    const server = await startAccounts(kind, { RATE_LIMIT: "off" });
    const visitor = await registered(server);
    const buyer = visitorsBuyer(server, visitor);
    for (const [city, email] of [
      ["Paris", ada.email],
      ["Lyon", "office@example.com"],
    ] as const) {
      await buyer.put("PENCIL-BLUE");
      await placed(await buyer.order({ city, email }, withNewKey()));
      server.pass(1000);
    }
    await buyer.put("PENCIL-BLUE");
    await buyer.order({ city: "Nice", cardNumber: cards.decline }, withNewKey());
    const { accounts, shop } = server.runtime.services;
    const account = (await accounts.findBySession(visitor.cookie()))!;
    expect(await shop.checkoutDetails(account)).toMatchObject({ address: { city: "Lyon" } });
    // What is left of an order whose data was erased is no address.
    const { database } = server.runtime;
    await database.queries
      .updateTable("orders")
      .set({ state: "delivered" })
      .where("email", "=", "office@example.com")
      .execute();
    await database.write(async (transaction) => {
      for (const holder of server.runtime.made.shop.personalData)
        await holder.erase(transaction, "office@example.com");
    });
    expect(await shop.checkoutDetails(account)).toMatchObject({ address: { city: "Paris" } });
  });

  it("that were placed as a guest are shown to nobody before the address is confirmed", async () => {
    const server = await startAccounts(kind);
    const guest = buyerOf(server);
    await guest.put("PENCIL-BLUE");
    await guest.order({ email: ada.email });
    await server.mails();
    const thief = createVisitor(server);
    await thief.signUp(attacker);
    const link = await linkTo(server);
    await thief.signIn(attacker);
    for (const path of [ACCOUNT_DATA, ACCOUNT])
      expect(await (await thief.call(path)).text(), path).not.toContain("PENCIL-BLUE");
    expect(await thief.isSignedIn()).toBe(false);
    const owner = createVisitor(server);
    await owner.confirm(link);
    await owner.signIn();
    const { accounts } = server.runtime.services;
    expect(await accounts.findBySession(thief.cookie())).toBeNull();
    const account = await accounts.findBySession(owner.cookie());
    expect(await server.runtime.services.shop.ordersOf(account!)).toHaveLength(1);
  });

  it("stay when it is closed; its cart goes", async () => {
    const server = await startAccounts(kind);
    const visitor = await registered(server);
    const buyer = visitorsBuyer(server, visitor);
    await buyer.put("PENCIL-BLUE");
    await buyer.order();
    await buyer.put("CLOCK-RED");
    await buyer.order({ email: "office@example.com" }, withNewKey());
    await buyer.put("KITE-RED-M");
    await visitor.post(ACCOUNT, "account-close", { password: ada.password });
    const { queries } = server.runtime.database;
    expect(await queries.selectFrom("carts").selectAll().execute()).toEqual([]);
    const orders = await queries.selectFrom("orders").selectAll().orderBy("email").execute();
    expect(orders).toMatchObject(
      [ada.email, "office@example.com"].map((email) => ({ email, account_id: null })),
    );
  });
});

describe.each(databases)("the open order of an account's cart on %s", (kind) => {
  it("is one on all its devices", async () => {
    const server = await startAccounts(kind, { RATE_LIMIT: "off" });
    const laptop = await registered(server);
    const phone = createVisitor(server);
    await phone.signIn();
    await visitorsBuyer(server, laptop).put("CLOCK-RED");
    const devices = [laptop, phone, laptop, phone];
    const body = { ...address, quote: (await visitorsBuyer(server, phone).cart()).quoteVersion };
    const answers = devices.map((device) => visitorsBuyer(server, device).send(body, withNewKey()));
    expect((await tally(await Promise.all(answers)))["201 success"]).toBe(1);
    expect(await ordersOf(server)).toHaveLength(1);
    expect(await leftOf(server)).toBe(4);
  });

  it("stays when a visitor's cart becomes an account's", async () => {
    const server = await startAccounts(kind, { RATE_LIMIT: "off" });
    const laptop = await registered(server);
    await visitorsBuyer(server, laptop).put("PENCIL-BLUE");
    const visitor = createVisitor(server);
    await visitor.post(CART, "cart-add", { sku: "CLOCK-RED", quantity: "2" });
    const payment = holdWrite(server, 2);
    const first = visitorsBuyer(server, visitor).order();
    await payment.reached;
    await visitor.signIn();
    const account = visitorsBuyer(server, laptop);
    expect(await account.cart()).toMatchObject({ count: 3 });
    expect(await codeOf(await account.order())).toBe("409 in-flight");
    payment.letGo();
    await placed(await first);
    expect(await account.cart()).toMatchObject({ lines: [{ sku: "PENCIL-BLUE" }] });
    await placed(await account.order({}, withNewKey()));
    expect(await leftOf(server)).toBe(3);
  });

  it("does not keep its buyer from signing in where the same checkout ordered from both carts", async () => {
    const server = await startAccounts(kind, { RATE_LIMIT: "off" });
    await registered(server);
    const numbers = [];
    const key = withNewKey();
    for (const sku of ["PENCIL-BLUE", "CLOCK-RED"]) {
      const visitor = createVisitor(server);
      await visitor.post(CART, "cart-add", { sku, quantity: "1" });
      numbers.push(
        (await placed(await visitorsBuyer(server, visitor).order({}, key))).order.number,
      );
      await visitor.signIn();
      expect(await visitor.isSignedIn(), sku).toBe(true);
    }
    const orders = await ordersOf(server);
    expect(orders.map(({ number }) => number).sort()).toEqual(numbers.sort());
    expect(new Set(orders.map(({ cart_id }) => cart_id)).size).toBe(1);
  });

  it("closes both pages when two carts with one each have become one", async () => {
    const stripe = await startFakeStripe();
    const server = await startAccounts(kind, {
      ...stripeSecrets,
      STRIPE_API_BASE: stripe.url,
      RATE_LIMIT: "off",
    });
    const laptop = await registered(server);
    await visitorsBuyer(server, laptop).put("PENCIL-BLUE");
    await placed(await visitorsBuyer(server, laptop).order());
    const visitor = createVisitor(server);
    await visitor.post(CART, "cart-add", { sku: "CLOCK-RED", quantity: "2" });
    await placed(await visitorsBuyer(server, visitor).order());
    await visitor.signIn();
    server.pass(1000);
    await placed(await visitorsBuyer(server, laptop).order({}, withNewKey()));
    expect(stripe.sessions().map(({ status }) => status)).toEqual(["expired", "expired", "open"]);
    expect((await ordersOf(server)).map(({ state }) => state)).toEqual([
      "cancelled",
      "cancelled",
      "pending",
    ]);
    expect([await leftOf(server), await leftOf(server, "PENCIL-BLUE")]).toEqual([3, 30]);
  });
});

const ordersOf = ({ runtime }: AccountServer) =>
  runtime.database.queries.selectFrom("orders").selectAll().orderBy("created_at").execute();

const leftOf = async ({ runtime }: AccountServer, sku = "CLOCK-RED") =>
  (await runtime.services.shop.stockLevels())[sku];
