import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { HOUR, latest, MINUTE } from "#server/clock.ts";
import { readCookie } from "#server/cookies.ts";
import type { Database } from "#server/db/database.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import { signInLink } from "./mails.ts";
import { createToken, hashToken, looksLikeToken } from "#server/tokens.ts";
import type { Outbox } from "#server/services/outbox.ts";
import type { Audit } from "#server/contract/office.ts";
import { plain } from "#server/services/listing.ts";
import { IDLE_HOURS, SESSION_HOURS, SIGN_IN_LINK_MINUTES } from "#shared/back-office/lifetimes.ts";
import { comparedAddress } from "#shared/forms/mail-address.ts";
import { adminCookie } from "./keeping.ts";
import type { BackOfficeLimits } from "./limits.ts";
import type { AdminAccess } from "./ports.ts";
import * as words from "./words.ts";

/** A link works this long. */
const LINK_MS = SIGN_IN_LINK_MINUTES * MINUTE;
/** A session ends after this time, whatever is done in it. */
const SESSION_MS = SESSION_HOURS * HOUR;
/** A session nobody uses ends earlier. */
const IDLE_MS = IDLE_HOURS * HOUR;
/** How exactly the last use is kept: not every request writes. */
const SEEN_MS = MINUTE;
/** Nobody waits longer for that to be written. */
const NOTE_MS = 200;

interface Parts {
  database: Database;
  outbox: Outbox;
  limits: BackOfficeLimits;
  audit: Audit;
  /** In lower case; the list as it is now decides about links and sessions that were made before. */
  adminEmails: readonly string[];
  publicUrl: string;
  now: () => number;
}

/** Signing in by mail. Database and cookie never hold the same thing: what is stored is a hash. */
export function createAccess(parts: Parts): AdminAccess {
  const { database, outbox, limits, audit, adminEmails, publicUrl, now } = parts;
  const { queries } = database;

  return {
    async requestLink(wanted, { clientAddress }) {
      const email = comparedAddress(plain(wanted));
      const wait = await limits.consumeLink(clientAddress, email);
      if (wait !== null) return { kind: "rate-limited", retryAfterSeconds: wait };
      await sendLink(email);
      return { kind: "accepted" };
    },

    async isUsable(linkToken) {
      if (!looksLikeToken(linkToken)) return false;
      const link = await queries
        .selectFrom("admin_links")
        .select("email")
        .where("hash", "=", hashToken(linkToken))
        .where("expires_at", ">", now())
        .where("expires_at", "<=", latest(LINK_MS, now()))
        .executeTakeFirst();
      return link !== undefined && adminEmails.includes(link.email);
    },

    async signIn(linkToken, { clientAddress }) {
      const wait = await limits.consumeSignIn(clientAddress);
      if (wait !== null) return { kind: "rate-limited", retryAfterSeconds: wait };
      if (!looksLikeToken(linkToken)) return { kind: "dead-link" };
      return database.write(async (transaction) => {
        const link = await transaction
          .deleteFrom("admin_links")
          .where("hash", "=", hashToken(linkToken))
          .where("expires_at", ">", now())
          .where("expires_at", "<=", latest(LINK_MS, now()))
          .returning("email")
          .executeTakeFirst();
        if (!link) return { kind: "dead-link" };
        // Where sending it was not acknowledged, it would come once more.
        await outbox.withdraw(transaction, topicOf(link.email));
        if (!adminEmails.includes(link.email)) return { kind: "dead-link" };
        const sessionToken = createToken();
        await transaction
          .insertInto("admin_sessions")
          .values({
            hash: hashToken(sessionToken),
            email: link.email,
            created_at: now(),
            seen_at: now(),
            expires_at: now() + SESSION_MS,
          })
          .execute();
        await audit(transaction, link, { action: words.signedIn, subject: "" });
        return { kind: "signed-in", sessionToken };
      });
    },

    async findBySession(cookies) {
      const sessionToken = tokenIn(cookies);
      if (sessionToken === null) return null;
      const hash = hashToken(sessionToken);
      const session = await queries
        .selectFrom("admin_sessions")
        .select(["email", "seen_at"])
        .where("hash", "=", hash)
        .where("expires_at", ">", now())
        .where("expires_at", "<=", latest(SESSION_MS, now()))
        .where("seen_at", ">", now() - IDLE_MS)
        .where("seen_at", "<=", latest(0, now()))
        .executeTakeFirst();
      if (!session || !adminEmails.includes(session.email)) return null;
      if (session.seen_at <= now() - SEEN_MS) await noteUse(hash);
      return { email: session.email };
    },

    async signOut(cookies) {
      const sessionToken = tokenIn(cookies);
      if (sessionToken === null) return;
      await database.write((transaction) =>
        transaction
          .deleteFrom("admin_sessions")
          .where("hash", "=", hashToken(sessionToken))
          .execute(),
      );
    },
  };

  function tokenIn(cookies: string | null): string | null {
    const token = readCookie(adminCookie, cookies, publicUrl);
    return token !== null && looksLikeToken(token) ? token : null;
  }

  /** The next request finds it noted; but looking goes on while nothing can be written: what fails is noted another time. */
  async function noteUse(hash: string): Promise<void> {
    const seenAt = now();
    const noted = database.write((transaction) =>
      transaction
        .updateTable("admin_sessions")
        .set({ seen_at: seenAt })
        .where("hash", "=", hash)
        .execute(),
    );
    await Promise.race([noted.catch(() => {}), pause(NOTE_MS)]);
  }

  /**
   * An address has one link at most: a newer one withdraws the older, used or not, with the mail that still waits. The same statements for every
   * address, so that their time says nothing: link and mail are written, and taken away again in the same transaction
   * when the address is not on the list. Sending is the outbox's, later.
   */
  async function sendLink(email: string): Promise<void> {
    const token = createToken();
    const hash = hashToken(token);
    const until = now() + LINK_MS;
    const isListed = adminEmails.includes(email) ? 1 : 0;
    await database.write(async (transaction) => {
      await holdAddress(transaction, email);
      await transaction.deleteFrom("admin_links").where("email", "=", email).execute();
      await transaction
        .insertInto("admin_links")
        .values({ hash, email, created_at: now(), expires_at: until })
        .execute();
      const mail = await outbox.enqueue(transaction, signInLink(email, { token, publicUrl }), {
        topic: topicOf(email),
        until,
      });
      await transaction
        .deleteFrom("admin_links")
        .where("hash", "=", hash)
        .where((eb) => eb(eb.val(isListed), "=", 0))
        .execute();
      await transaction
        .deleteFrom("outbox")
        .where("id", "=", mail)
        .where((eb) => eb(eb.val(isListed), "=", 0))
        .execute();
    });
    outbox.wake();
  }

  /** Of two who ask at the same time, one sees the other's link. SQLite writes one transaction at a time anyway. */
  async function holdAddress(transaction: WriteTransaction, email: string): Promise<void> {
    if (database.kind === "sqlite") return;
    await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(transaction);
  }
}

/** What its mails with links are about. */
function topicOf(email: string): string {
  return `sign-in link of ${email}`;
}
