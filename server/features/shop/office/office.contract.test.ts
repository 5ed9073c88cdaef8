import { productPath } from "#content/addresses.ts";
import { shop } from "#content/shop.ts";
import { listHref } from "#shared/back-office/addresses.ts";
import { ORDERS } from "#shared/shop/office-addresses.ts";
import { waitingStates } from "#shared/shop/order-state.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  all,
  done,
  OWNER,
  SECOND,
  signIn,
  startBackOffice,
} from "#tests/contract/support/admin.ts";
import { buyerOf, cards, placed } from "#tests/contract/support/buyer.ts";
import { databasesFor, formPost, type Harness } from "#tests/contract/support/harness.ts";

const databases = databasesFor(import.meta.filename);
const SKU = "YOYO";

type FormState = { formState: { form: string; errors: Record<string, string> } };
const errorsOf = async (answer: Response) => ((await answer.json()) as FormState).formState.errors;

async function ordered(server: Harness, change: Record<string, unknown> = {}) {
  const buyer = buyerOf(server);
  await buyer.put(SKU, 2);
  const { order } = await placed(await buyer.order(change));
  await server.mails();
  return order.number;
}

const left = async (server: Harness) =>
  (await server.runtime.services.shop.stockLevels())[SKU] ?? 0;

describe.each(databases)("orders and stock in the back office on %s", (kind) => {
  it("moves an order, tells the buyer, and writes down who did it", async () => {
    const server = await startBackOffice(kind);
    const number = await ordered(server);
    const owner = await signIn(server);
    const { orders } = server.runtime.services.backOffice;
    expect(await orders.find(number)).toMatchObject({
      order: { state: "paid" },
      next: ["packed", "refunded"],
    });
    const path = `/admin/orders/${number}?q=x`;
    const answer = await owner.post(path, { form: "order-move", number, state: "packed" });
    expect(answer.status).toBe(303);
    // Without a place of its own: the browser keeps the one of the form's address.
    expect(answer.headers.get("Location")).toBe(`/admin/orders/${number}?q=x&sent=order-move`);
    await owner.post(path, { form: "order-move", number, state: "sent" });
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      `Order ${number} is on its way`,
    ]);
    expect(await done(server)).toEqual([
      { admin: OWNER, action: "Order: On its way", subject: number },
      { admin: OWNER, action: "Order: Packed", subject: number },
    ]);
    expect((await orders.list(all)).rows).toMatchObject([
      { number, state: "sent", name: "Ada Lovelace", email: "ada@example.com", pieces: 2 },
    ]);
  });

  it("answers the page's own script in JSON, by the same rules", async () => {
    const server = await startBackOffice(kind);
    const number = await ordered(server);
    const owner = await signIn(server);
    const json = { Accept: "application/json" };
    const fields = { form: "order-move", number, state: "packed" };
    const first = await owner.post("/admin/orders", fields, json);
    expect([first.status, await first.json()]).toEqual([
      200,
      { status: "success", said: "Marked as packed" },
    ]);
    const again = await owner.post("/admin/orders", fields, json);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      status: "invalid",
      errors: { form: expect.stringContaining("cannot be changed to") as string },
    });
    const nobody = await server.request("/admin/orders", formPost(fields, json));
    expect(nobody.status).toBe(403);
    expect(await nobody.json()).toMatchObject({ status: "invalid" });
  });

  it("closes an order for which there was nothing to pay, and speaks of no refund", async () => {
    const { freeDeliveryFrom } = shop;
    onTestFinished(() => void (shop.freeDeliveryFrom = freeDeliveryFrom));
    shop.freeDeliveryFrom = 0;
    const server = await startBackOffice(kind);
    const buyer = buyerOf(server);
    await buyer.put(SKU);
    await buyer.post("/api/cart/coupon", { code: "gift" });
    const { number } = (await placed(await buyer.order())).order;
    const owner = await signIn(server);
    const fields = { form: "order-move", number, state: "refunded" };
    const answer = await owner.post("/admin/orders", fields, { Accept: "application/json" });
    expect(await answer.json()).toEqual({ status: "success", said: "Marked as closed" });
    const { orders } = server.runtime.services.backOffice;
    expect((await orders.list(all)).rows).toMatchObject([{ number, state: "closed" }]);
    const again = await owner.post("/admin/orders", fields, { Accept: "application/json" });
    const refusal = (await again.json()) as { errors: { form: string } };
    expect([again.status, refusal.errors.form]).toEqual([
      409,
      expect.stringContaining("cannot be changed to “Closed”"),
    ]);
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      `Order ${number} is closed`,
    ]);
    expect(await done(server)).toEqual([
      { admin: OWNER, action: "Order: Closed", subject: number },
    ]);
  });

  it("lists closed orders apart from those that were refunded", async () => {
    const { freeDeliveryFrom } = shop;
    onTestFinished(() => void (shop.freeDeliveryFrom = freeDeliveryFrom));
    shop.freeDeliveryFrom = 0;
    const server = await startBackOffice(kind);
    const { orders } = server.runtime.services.backOffice;
    const refunded = await ordered(server);
    const buyer = buyerOf(server);
    await buyer.put(SKU);
    await buyer.post("/api/cart/coupon", { code: "gift" });
    const closed = (await placed(await buyer.order())).order.number;
    const listed = async (state: string) =>
      (await orders.list({ ...all, state })).rows.map(({ number }) => number);
    expect((await listed("paid")).toSorted()).toEqual([refunded, closed].toSorted());
    for (const number of [refunded, closed])
      await orders.move({ email: OWNER }, number, "refunded");
    expect(await listed("refunded")).toEqual([refunded]);
    expect(await listed("closed")).toEqual([closed]);
  });

  it("moves an order nowhere else, and writes nothing down then", async () => {
    const server = await startBackOffice(kind);
    const number = await ordered(server);
    const owner = await signIn(server);
    const move = (fields: Record<string, string>) =>
      owner.post("/admin/orders", { form: "order-move", ...fields });
    expect((await move({ number, state: "delivered" })).status).toBe(409);
    expect((await move({ number: "VI-0000-0000", state: "packed" })).status).toBe(409);
    for (const state of ["paid", "cancelled", "refund_due", "toString", ""])
      expect((await move({ number, state })).status, state).toBe(422);
    expect((await move({ number: "\0", state: "packed" })).status).toBe(409);
    expect(await done(server)).toEqual([]);
    expect(await server.mails()).toEqual([]);
  });

  it("lets two admins press the same button: one moves the order, one mail goes out", async () => {
    const server = await startBackOffice(kind);
    const number = await ordered(server);
    const admins = [await signIn(server), await signIn(server, SECOND)];
    await server.mails();
    const answers = await Promise.all(
      admins.map((admin) =>
        admin.post("/admin", { form: "order-move", number, state: "refunded" }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
    expect(await server.mails()).toHaveLength(1);
    expect(await done(server)).toHaveLength(1);
  });

  it("counts stock when nobody was faster, and says what there is otherwise", async () => {
    const server = await startBackOffice(kind);
    const before = await left(server);
    const [first, second] = [await signIn(server), await signIn(server, SECOND)];
    const count = { form: "stock-count", sku: SKU, from: String(before) };
    const answers = await Promise.all([
      first.post("/admin/stock?q=yoyo", { ...count, to: "70" }),
      second.post("/admin/stock?q=yoyo", { ...count, to: "80" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
    const now = await left(server);
    expect([70, 80]).toContain(now);
    const refused = answers.find(({ status }) => status === 409)!;
    expect((await errorsOf(refused)).to).toContain(`${now} available now`);
    const who = answers[0]?.status === 303 ? OWNER : SECOND;
    expect(await done(server)).toEqual([
      { admin: who, action: `Stock: ${before} → ${now}`, subject: SKU },
    ]);
    for (const to of ["-1", "1.5", "", "1e3", "100000", "many"]) {
      const answer = await first.post("/admin/stock", { ...count, from: String(now), to });
      expect(answer.status, to).toBe(422);
      expect(await errorsOf(answer)).toHaveProperty("to");
    }
    const elsewhere = await first.post("/admin/stock", { ...count, from: String(now), to: "٧５" });
    expect(elsewhere.status, "the digits of other keyboards").toBe(303);
    expect(await left(server)).toBe(75);
    const unknown = await first.post("/admin/stock", { ...count, sku: "NO-SUCH", to: "1" });
    expect(unknown.status).toBe(422);
    expect(await left(server)).toBe(75);
  });

  it("shows pieces in reserve, and what runs out, by name", async () => {
    const server = await startBackOffice(kind);
    const { backOffice } = server.runtime.services;
    const { stock } = backOffice;
    await ordered(server, { cardNumber: cards.delayed });
    const { rows } = await stock.list({ ...all, query: "yoyo" });
    expect(rows).toMatchObject([
      { sku: SKU, reserved: 2, path: expect.stringContaining(productPath("")) },
    ]);
    const [row] = rows;
    await stock.count({ email: OWNER }, SKU, { from: row!.available, to: 0 });
    expect((await stock.list({ ...all, state: "none" })).rows.map(({ sku }) => sku)).toContain(SKU);
    expect((await backOffice.overview()).lowStock[0]).toMatchObject({ available: 0 });
    expect(await backOffice.overview()).toMatchObject({ unpaidOrders: 1, ordersToPack: 0 });
  });

  it.each(waitingStates)("counts an order that waits: %s", async (state) => {
    const server = await startBackOffice(kind);
    await ordered(server);
    const { backOffice } = server.runtime.services;
    const [name, task] =
      Object.entries(backOffice.tasks()).find(
        ([, { href }]) => href === listHref(ORDERS, { state }),
      ) ?? [];
    expect(task).toMatchObject({ section: ORDERS });
    const waiting = async () => {
      const counts = Object.entries(await backOffice.waiting());
      return counts.flatMap(([of, count]) => (count === 0 ? [] : [[of, count]]));
    };
    await server.runtime.database.queries.updateTable("orders").set({ state: "sent" }).execute();
    expect(await waiting()).toEqual([]);
    await server.runtime.database.queries.updateTable("orders").set({ state }).execute();
    expect(await waiting()).toEqual([[name, 1]]);
  });

  it("undoes a change whose entry cannot be written", async () => {
    const server = await startBackOffice(kind);
    const number = await ordered(server);
    const before = await left(server);
    const owner = await signIn(server);
    await server.runtime.database.queries.schema.dropTable("audit_log").execute();
    const move = await owner.post("/admin", { form: "order-move", number, state: "packed" });
    expect(move.status).toBeGreaterThanOrEqual(500);
    const count = { form: "stock-count", sku: SKU, from: String(before), to: "1" };
    expect((await owner.post("/admin", count)).status).toBeGreaterThanOrEqual(500);
    const { orders } = server.runtime.services.backOffice;
    expect((await orders.find(number))?.order.state).toBe("paid");
    expect(await left(server)).toBe(before);
  });
});
