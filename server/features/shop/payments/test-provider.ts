import { findTestCard } from "#shared/shop/test-cards.ts";
import { isAhead } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import type { PaymentProvider, PaymentRequest, PaymentResult } from "./provider.ts";
import * as words from "../words.ts";

/** How long the card "delayed" takes, and how often it should be asked about. */
const TEST_DELAY_MS = 5000;

/**
 * The provider of a shop that takes no money yet: it knows a few invented cards (shared/shop/test-cards.ts) and keeps a ledger of
 * its own, written apart from the shop's transactions, as a bank would.
 */
export function createTestProvider(database: Database, now: () => number): PaymentProvider {
  return {
    name: "test",

    cardProblem: (typed) => (findTestCard(typed) ? null : words.notATestCard),

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

  /** An attempt that was not heard of when somebody asked is refused for good: who began it may be slow, and the shop has given it up. */
  async function find(request: PaymentRequest): Promise<PaymentResult> {
    const { attemptId } = request;
    const entries = database.queries
      .selectFrom("test_payments")
      .selectAll()
      .where("attempt_id", "=", attemptId);
    const known = await entries.executeTakeFirst();
    if (!known) await enter(request, { outcome: "declined", settles_at: now() });
    const entry = known ?? (await entries.executeTakeFirstOrThrow());
    if (isAhead(entry.settles_at, TEST_DELAY_MS, now())) {
      const askAgainAfter = entry.settles_at - now();
      return { kind: "processing", reference: attemptId, askAgainAfter };
    }
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
