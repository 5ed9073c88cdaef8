import { findTestCard } from "#shared/shop/test-cards.ts";
import type { Database } from "../db/database.ts";
import type { PaymentProvider, PaymentRequest, PaymentResult } from "./provider.ts";

/** How long the card "delayed" takes, and how often it should be asked about. */
export const TEST_DELAY_MS = 5000;

/**
 * The provider of a shop that takes no money yet: it knows a few invented cards (shared/shop/test-cards.ts) and keeps a ledger of
 * its own, written apart from the shop's transactions, as a bank would.
 */
export function createTestProvider(database: Database, now: () => number): PaymentProvider {
  return {
    name: "test",

    cardProblem: (typed) =>
      findTestCard(typed)
        ? null
        : "Use one of the test cards shown here. Never type the number of a real card.",

    async begin(request, cardNumber, signal) {
      const behaviour = findTestCard(cardNumber)?.behaviour ?? "decline";
      await enter(request, {
        outcome: behaviour === "decline" ? "declined" : "paid",
        settles_at: now() + (behaviour === "delayed" ? TEST_DELAY_MS : 0),
      });
      if (behaviour === "timeout") await silence(signal);
      return find(request);
    },

    find,
    close: find,
    readNotice: () => "none",
  };

  /** The first entry of an attempt counts. */
  async function enter(
    { attemptId, amount, currency }: PaymentRequest,
    entry: { outcome: "paid" | "declined"; settles_at: number },
  ): Promise<void> {
    await database.write((transaction) =>
      transaction
        .insertInto("test_payments")
        .values({ attempt_id: attemptId, amount, currency, created_at: now(), ...entry })
        .onConflict((conflict) => conflict.column("attempt_id").doNothing())
        .execute(),
    );
  }

  async function find({ attemptId }: PaymentRequest): Promise<PaymentResult> {
    const entry = await database.queries
      .selectFrom("test_payments")
      .selectAll()
      .where("attempt_id", "=", attemptId)
      .executeTakeFirst();
    if (!entry) return { kind: "unheard-of" };
    const wait = entry.settles_at - now();
    if (wait > 0) return { kind: "processing", reference: attemptId, askAgainAfter: wait };
    return entry.outcome === "paid" ? { kind: "paid", reference: attemptId } : { kind: "declined" };
  }
}

/** What a provider does that has lost its connection: nothing, until we give up. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener("abort", giveUp, { once: true });
  });
}
