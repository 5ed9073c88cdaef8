import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { OrderState } from "#shared/shop/order-state.ts";
import { buyerOf, placed } from "#tests/contract/support/buyer.ts";
import { LONG } from "#tests/contract/support/endurance.ts";
import { otherCurrency } from "#tests/contract/support/fake-stripe.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { SKU, startStripeShop } from "#tests/contract/support/stripe-shop.ts";

const databases = databasesFor(import.meta.filename);
type Shop = Awaited<ReturnType<typeof startStripeShop>>;
type Session = ReturnType<Shop["stripe"]["session"]>;

/** Pieces in the beginning: each order takes one. */
const PIECES = 10_000;
/** Longer than any question about a payment is put off. */
const PUT_OFF = 61 * 60_000;

const paid = { status: "complete", payment_status: "paid", url: null } as const;
const unpaid = { status: "complete", payment_status: "unpaid", url: null } as const;
const gone = { status: "expired", payment_status: "unpaid", url: null } as const;

/** What Stripe may tell of one payment. */
const events = {
  completed: (session: Session) => ["checkout.session.completed", { ...session, ...paid }],
  accepted: (session: Session) => ["checkout.session.completed", { ...session, ...unpaid }],
  succeeded: (session: Session) => [
    "checkout.session.async_payment_succeeded",
    { ...session, ...paid },
  ],
  failed: (session: Session) => [
    "checkout.session.async_payment_failed",
    { ...session, ...unpaid },
  ],
  expired: (session: Session) => ["checkout.session.expired", { ...session, ...gone }],
  refunded: (session: Session) => ["charge.refunded", chargeOf(session, true)],
  partly: (session: Session) => ["charge.refunded", chargeOf(session, false)],
  foreign: (session: Session) => [
    "checkout.session.completed",
    { ...session, ...paid, currency: otherCurrency },
  ],
} satisfies Record<string, (session: Session) => [type: string, object: unknown]>;

type Event = keyof typeof events;

function chargeOf({ metadata, amount_total, currency }: Session, refunded: boolean) {
  return { object: "charge", refunded, amount: amount_total, currency, metadata };
}

/** How it has to end, whatever came first: money that is back, money that is here, a refusal, an end, nothing. */
function endOf(heard: readonly Event[]): { state: OrderState; stock: string } {
  const has = (...names: Event[]) => names.some((name) => heard.includes(name));
  if (has("refunded")) return { state: "refunded", stock: "returned" };
  if (has("completed", "succeeded")) return { state: "paid", stock: "taken" };
  if (has("failed")) return { state: "payment_failed", stock: "returned" };
  if (has("expired")) return { state: "cancelled", stock: "returned" };
  return { state: "pending", stock: "reserved" };
}

/** The mails that wait in the end: they say what is so by then. */
function mailsOf(heard: readonly Event[]): string[] {
  const has = (...names: Event[]) => names.some((name) => heard.includes(name));
  if (has("refunded")) return ["refunded"];
  if (has("completed", "succeeded")) return ["confirmed", "to pack"];
  return has("failed") ? ["failed"] : [];
}

/** All sequences of so many different events. */
function sequences(names: readonly Event[], length: number): Event[][] {
  if (length === 0) return [[]];
  return names.flatMap((name) =>
    sequences(
      names.filter((other) => other !== name),
      length - 1,
    ).map((rest) => [name, ...rest]),
  );
}

async function startBigShop(kind: DatabaseKind) {
  const shop = await startStripeShop(kind);
  const { queries } = shop.server.runtime.database;
  await queries
    .updateTable("stock")
    .set({ available: PIECES })
    .where("sku", "=", SKU)
    .executeTakeFirstOrThrow();
  let told = 0;
  return {
    ...shop,
    /** Another buyer's order of one piece, on Stripe's page. */
    async place(): Promise<{ number: string; session: Session }> {
      const buyer = buyerOf(shop.server);
      await buyer.put(SKU);
      const { number } = (await placed(await buyer.order())).order;
      const isTheirs = ({ fields }: Session) => fields.client_reference_id === number;
      const theirs = () => shop.stripe.sessions().find(isTheirs);
      // On a slow machine the shop may not have waited for it.
      const session = await vi.waitUntil(theirs, { timeout: LONG });
      return { number, session };
    },
    /** Delivers a notification under an id of its own, or under that of an earlier one. */
    async tell(event: Event, session: Session, id = `evt_${(told += 1)}`) {
      const [type, object] = events[event](session);
      expect((await shop.notify(type, object, id)).status).toBe(200);
      return id;
    },
    async orders() {
      const rows = await queries
        .selectFrom("orders")
        .select(["number", "state", "stock"])
        .execute();
      return new Map(rows.map(({ number, ...end }) => [number, end]));
    },
    /** Kinds of mails by the order's number. */
    async mails() {
      const rows = await queries.selectFrom("outbox").select("mail").execute();
      const kinds = new Map<string, string[]>();
      for (const { mail } of rows) {
        const { subject } = JSON.parse(mail) as { subject: string };
        const number = /[0-9A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(subject)?.[0] ?? "";
        kinds.set(number, [...(kinds.get(number) ?? []), kindOf(subject)].sort());
      }
      return kinds;
    },
    /** Nothing is lost and nothing is made: what is held and what is left are what there was. */
    async expectStockToAgree() {
      const held = await queries
        .selectFrom("orders")
        .innerJoin("order_lines", "order_lines.order_id", "orders.id")
        .select((eb) => eb.fn.sum<number | null>("quantity").as("pieces"))
        .where("orders.stock", "<>", "returned")
        .executeTakeFirstOrThrow();
      expect(((await shop.left()) ?? 0) + (held.pieces ?? 0)).toBe(PIECES);
    },
  };
}

function kindOf(subject: string): string {
  if (subject.startsWith("Your order")) return "confirmed";
  if (subject.startsWith("New order")) return "to pack";
  if (subject.includes("refunded")) return "refunded";
  return subject.includes("did not go through") ? "failed" : subject;
}

describe.each(databases)("what Stripe tells, in any order, on %s", (kind) => {
  it("ends the same: every pair and triple in every order, each told twice", async () => {
    const shop = await startBigShop(kind);
    const names = Object.keys(events) as Event[];
    const telling = names.filter((name) => !["partly", "foreign", "succeeded"].includes(name));
    const cases = [...sequences(names, 2), ...sequences(telling, 3)];
    const heard = new Map<string, Event[]>();
    const count = cases.length;
    const play = async (sequence: Event[]) => {
      const { number, session } = await shop.place();
      heard.set(number, sequence);
      const ids: string[] = [];
      for (const event of sequence) ids.push(await shop.tell(event, session));
      await Promise.all(sequence.map((event, turn) => shop.tell(event, session, ids[turn])));
    };
    // Some orders at a time, each with its own sequence.
    const players = Array.from({ length: 12 }, async () => {
      for (let next = cases.pop(); next; next = cases.pop()) await play(next);
    });
    await Promise.all(players);

    const [orders, mails] = [await shop.orders(), await shop.mails()];
    expect(orders.size).toBe(count);
    for (const [number, sequence] of heard) {
      const told = sequence.join(", ");
      expect({ told, ...orders.get(number) }).toEqual({ told, ...endOf(sequence) });
      expect({ told, mails: mails.get(number) ?? [] }).toEqual({ told, mails: mailsOf(sequence) });
    }
    await shop.expectStockToAgree();
  });

  it("ends the same when everything is told at once", async () => {
    const shop = await startBigShop(kind);
    const sets = [...sequences(["completed", "refunded", "expired", "failed"], 3)];
    for (const set of sets) {
      const { number, session } = await shop.place();
      await Promise.all([...set, ...set].map((event) => shop.tell(event, session)));
      const end = (await shop.orders()).get(number);
      expect({ set, ...end }).toEqual({ set, ...endOf(set) });
      const mails = (await shop.mails()).get(number) ?? [];
      expect(new Set(mails).size).toBe(mails.length);
    }
    await shop.expectStockToAgree();
  });

  it("ends the same with our own questions in between, whatever is lost or told twice", async () => {
    const shop = await startBigShop(kind);
    /** What Stripe knows in the end, what it answers to a question then, and what it tells. */
    const truths = [
      { session: paid, asked: "completed", told: ["completed", "partly"] },
      { session: paid, asked: "completed", told: ["completed", "refunded", "partly"] },
      { session: paid, asked: "completed", told: ["accepted", "succeeded"] },
      { session: paid, asked: "completed", told: ["accepted", "succeeded", "refunded"] },
      { session: gone, asked: "expired", told: ["expired", "completed"] },
      { session: unpaid, asked: "accepted", told: ["accepted", "failed"] },
      { session: gone, asked: "expired", told: ["expired"] },
    ] as const satisfies readonly { session: object; asked: Event; told: readonly Event[] }[];
    const scripts = fc.constantFrom(...truths).chain((truth) =>
      fc.record({
        truth: fc.constant(truth),
        steps: fc.array(fc.constantFrom<Event | "ask">("ask", ...truth.told), { maxLength: 5 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(scripts, async ({ truth, steps }) => {
        const { number, session } = await shop.place();
        Object.assign(session, truth.session);
        const ids = new Map<Event, string>();
        for (const step of [...steps, "ask" as const]) {
          if (step === "ask") {
            shop.server.clock.now += PUT_OFF;
            while (await shop.check());
          } else ids.set(step, await shop.tell(step, session, ids.get(step)));
        }
        const heard = [...steps, truth.asked].filter((step) => step !== "ask");
        expect((await shop.orders()).get(number)).toEqual(endOf(heard));
        const mails = (await shop.mails()).get(number) ?? [];
        expect(mails.filter((mail) => mail === "confirmed").length).toBeLessThanOrEqual(1);
        expect(new Set(mails).size).toBe(mails.length);
        await shop.expectStockToAgree();
      }),
      { numRuns: 40 },
    );
  });

  /** An order whose pieces are somebody else's by now; what is told of its payment then, and the mails that go out at once or in the end. */
  async function playWithoutPieces(sequence: readonly Event[], mailing: "at once" | "in the end") {
    const { server, stripe, buyer, notify, states, left } = await startStripeShop(kind);
    await placed(await buyer.order());
    const session = { ...stripe.session() };
    const tell = (event: Event) => {
      const [type, object] = events[event](session);
      return notify(type, object, `evt_${event}`);
    };
    await tell("expired");
    const quick = buyerOf(server);
    server.clock.now += 1000;
    await quick.put(SKU, 5);
    await placed(await quick.order());
    const mails: { subject: string }[] = [];
    for (const event of sequence) {
      await tell(event);
      if (mailing === "at once") mails.push(...(await server.mails()));
    }
    mails.push(...(await server.mails()));
    expect([await states(), await left()]).toEqual([["refunded", "pending"], 0]);
    const subjects = mails.map(({ subject }) => subject.replace(/ [A-Z]{2}-\w{4}-\w{4}/, ""));
    expect(subjects.filter((subject) => subject.startsWith("Your order"))).toEqual([]);
    expect(subjects.filter((subject) => subject === "Order is refunded")).toHaveLength(1);
    return { isAsked: subjects.some((subject) => subject.startsWith("Please refund")) };
  }

  it.each(sequences(["completed", "refunded", "failed"], 3))(
    "asks the owner for money back only while it is here, when the pieces are gone: %s, %s, %s",
    async (...sequence) => {
      const order = (event: Event) => sequence.indexOf(event);
      const isHere = order("completed") < order("refunded");
      expect((await playWithoutPieces(sequence, "at once")).isAsked).toBe(isHere);
    },
  );

  it("asks for none where the question still waited when the money went back", async () => {
    const { isAsked } = await playWithoutPieces(["completed", "refunded"], "in the end");
    expect(isAsked).toBe(false);
  });
});

describe.each(databases)("a refund by the owner on %s", (kind) => {
  it("puts the pieces back on the shelf until they are packed, whoever says it first", async () => {
    const { server, stripe, buyer, notify, left } = await startStripeShop(kind);
    const { orders } = server.runtime.services.shop;
    const first = await placed(await buyer.order());
    await notify("checkout.session.completed", stripe.pay(), "evt_1");
    expect(await orders.move(first.order.number, "refunded")).toBe("refunded");
    await notify(...events.refunded(stripe.session()), "evt_2");
    expect(await left()).toBe(5);

    await buyer.put(SKU, 2);
    buyer.key = crypto.randomUUID();
    const second = await placed(await buyer.order());
    await notify("checkout.session.completed", stripe.pay(stripe.session(1)), "evt_3");
    await orders.move(second.order.number, "packed");
    await notify(...events.refunded(stripe.session(1)), "evt_4");
    expect(await orders.move(second.order.number, "refunded")).toBeNull();
    expect(await left()).toBe(3);
  });
});
