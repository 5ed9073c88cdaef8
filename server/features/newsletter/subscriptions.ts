import { randomUUID } from "node:crypto";
import { CLOCK_SLACK_MS, DAY } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import type { SubscriptionsTable, SubscriptionTokensTable } from "./tables.ts";
import type { SubscriptionLinks } from "#forms/subscribe/mails.ts";
import { createToken, hashToken, looksLikeToken } from "#server/tokens.ts";
import type { Outbox } from "#server/services/outbox.ts";
import { CONFIRM_LINK_DAYS } from "#shared/newsletter/lifetimes.ts";
import type { SubscriptionService } from "./port.ts";

type Purpose = SubscriptionTokensTable["purpose"];
type Subscription = SubscriptionsTable;

const CONFIRM_TOKEN_MS = CONFIRM_LINK_DAYS * DAY;
/**
 * Between two mails about an address that is entered again. Anybody may enter it, and its reader is not written to each time; who has lost
 * the mail gets another. The link of the last one works for longer than this.
 */
const MAIL_PAUSE_MS = DAY;

interface Parts {
  database: Database;
  outbox: Outbox;
  links: SubscriptionLinks;
  now: () => number;
}

/**
 * The e-mail list, by double opt-in: pending, confirmed (by POST from the confirm page), unsubscribed. Subscribing always
 * looks the same from outside, whatever the list knows about the address. What proves consent (when it was asked for, confirmed,
 * left) is written by whoever reads the mailbox: of a confirmed address nothing changes when it is entered again.
 */
export function createSubscriptions({ database, outbox, links, now }: Parts): SubscriptionService {
  const { queries } = database;

  return {
    async subscribe(email, mails) {
      await database.write(async (transaction) => {
        const subscription = await hold(transaction, email.toLowerCase());
        if (isLeftAlone(subscription)) return;
        const confirmed = subscription.state === "confirmed";
        const mailing = mayBeMailed(subscription);
        await transaction
          .updateTable("subscriptions")
          .set({
            ...(confirmed ? {} : { state: "pending", requested_at: now() }),
            mail_queued_at: mailing ? now() : subscription.mail_queued_at,
          })
          .where("id", "=", subscription.id)
          .execute();
        if (!mailing) return;
        const topic = topicOf(subscription);
        if (confirmed) {
          const tokens = await issueTokens(transaction, subscription.id, ["unsubscribe"]);
          await outbox.enqueue(transaction, mails.alreadySubscribed(email, tokens, links), {
            topic,
          });
          return;
        }
        const tokens = await issueTokens(transaction, subscription.id, ["confirm", "unsubscribe"]);
        await outbox.enqueue(transaction, mails.confirmation(email, tokens, links), {
          topic,
          until: now() + CONFIRM_TOKEN_MS,
        });
      });
      outbox.wake();
    },

    findByConfirmToken: (token) => findState(token, "confirm"),
    findByUnsubscribeToken: (token) => findState(token, "unsubscribe"),

    confirm: (token) =>
      change(token, "confirm", (subscription) =>
        subscription.state === "confirmed"
          ? null
          : { state: "confirmed", confirmed_at: now(), unsubscribed_at: null, mail_queued_at: 0 },
      ),

    unsubscribe: (token) => change(token, "unsubscribe", leave),

    async takeOff(transaction, id) {
      const subscription = await transaction
        .selectFrom("subscriptions")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      if (!subscription) return "unknown";
      const changes = leave(subscription);
      if (changes) await write(transaction, subscription, changes);
      return changes ? "done" : "unchanged";
    },
  };

  /** Null: it has left already. */
  function leave({ state }: Subscription): Partial<Subscription> | null {
    if (state === "unsubscribed") return null;
    return {
      state: "unsubscribed",
      unsubscribed_at: now(),
      // Who leaves the list may join again at once. Who takes off what was only asked for wants no more mails, also
      // after having been on the list: what was confirmed then says nothing of this.
      ...(state === "confirmed" ? { mail_queued_at: 0 } : { confirmed_at: null }),
    };
  }

  function mayBeMailed({ mail_queued_at }: Subscription): boolean {
    const sinceMail = now() - mail_queued_at;
    // A mail of the future was queued under a clock that has been set back since: it is no reason to wait.
    return sinceMail >= MAIL_PAUSE_MS || sinceMail <= -CLOCK_SLACK_MS;
  }

  /** Makes or finds the address's row and holds it for this transaction. */
  function hold(transaction: WriteTransaction, email: string): Promise<Subscription> {
    return transaction
      .insertInto("subscriptions")
      .values({
        id: randomUUID(),
        email,
        state: "pending",
        created_at: now(),
        requested_at: now(),
        mail_queued_at: 0,
        confirmed_at: null,
        unsubscribed_at: null,
      })
      .onConflict((conflict) => conflict.column("email").doUpdateSet({ email }))
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Makes a token for each purpose and stores their hashes. */
  async function issueTokens<Name extends Purpose>(
    transaction: WriteTransaction,
    subscriptionId: string,
    purposes: readonly Name[],
  ): Promise<Record<Name, string>> {
    const tokens = purposes.map((purpose) => [purpose, createToken()] as const);
    await transaction
      .insertInto("subscription_tokens")
      .values(
        tokens.map(([purpose, token]) => ({
          hash: hashToken(token),
          subscription_id: subscriptionId,
          purpose,
          created_at: now(),
          expires_at: purpose === "confirm" ? now() + CONFIRM_TOKEN_MS : null,
        })),
      )
      .execute();
    return Object.fromEntries(tokens) as Record<Name, string>;
  }

  function findByToken(db: typeof queries, token: string, purpose: Purpose) {
    return db
      .selectFrom("subscriptions")
      .innerJoin("subscription_tokens", "subscription_tokens.subscription_id", "subscriptions.id")
      .where("subscription_tokens.hash", "=", hashToken(token))
      .where("subscription_tokens.purpose", "=", purpose)
      .where((eb) =>
        eb.or([
          eb("subscription_tokens.expires_at", "is", null),
          eb("subscription_tokens.expires_at", ">", now()),
        ]),
      )
      .selectAll("subscriptions")
      .executeTakeFirst();
  }

  async function findState(token: string, purpose: Purpose) {
    if (!looksLikeToken(token)) return "unknown";
    return (await findByToken(queries, token, purpose))?.state ?? "unknown";
  }

  async function change(
    token: string,
    purpose: Purpose,
    decide: (subscription: Subscription) => Partial<Subscription> | null,
  ): Promise<boolean> {
    if (!looksLikeToken(token)) return false;
    return database.write(async (transaction) => {
      const subscription = await findByToken(transaction, token, purpose);
      if (!subscription) return false;
      const changes = decide(subscription);
      if (changes) await write(transaction, subscription, changes);
      return true;
    });
  }

  async function write(
    transaction: WriteTransaction,
    subscription: Subscription,
    changes: Partial<Subscription>,
  ): Promise<void> {
    await transaction
      .updateTable("subscriptions")
      .set(changes)
      .where("id", "=", subscription.id)
      .execute();
    // What still waits asks for what is done, or goes to who wants no more mails.
    await outbox.withdraw(transaction, topicOf(subscription));
  }
}

/** What mails about a subscription are about. */
function topicOf({ id }: Subscription): string {
  return `subscription ${id}`;
}

/** Its reader unsubscribed it instead of confirming it: as long as that is known, it is not written to, whoever enters it. */
function isLeftAlone({ state, confirmed_at }: Subscription): boolean {
  return state === "unsubscribed" && confirmed_at === null;
}
