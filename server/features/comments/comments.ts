import { randomUUID } from "node:crypto";
import type { CommentMails } from "#forms/comment/form.ts";
import type { CommentValues } from "#forms/comment/schema.ts";
import { DAY } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import type { CommentsTable } from "./tables.ts";
import type { FindPost } from "./commented-post.ts";
import { createToken, hashToken, looksLikeToken } from "#server/tokens.ts";
import { countRows } from "#server/services/listing.ts";
import { fingerprintOf, timeSlotOf, wasJustStored } from "#server/services/repeats.ts";
import type { MailTerms, Outbox } from "#server/services/outbox.ts";
import { REVIEW_LINK_DAYS } from "#shared/comments/lifetimes.ts";
import type { CommentService, CommentState } from "./port.ts";

const TOKEN_MS = REVIEW_LINK_DAYS * DAY;
/** Comments of one post that its page shows, the newest: more would make it long to load. */
const SHOWN_LIMIT = 200;

interface Parts {
  database: Database;
  findPost: FindPost;
  outbox: Outbox;
  ownerEmail: string;
  publicUrl: string;
  now: () => number;
  mayDelete: () => Promise<boolean>;
}

/** Comments on posts: kept when they are sent, shown when the owner has let them in. */
export function createComments({
  database,
  findPost,
  outbox,
  ownerEmail,
  publicUrl,
  now,
  mayDelete,
}: Parts) {
  const { queries } = database;
  /** Posts with comments that their prerendered page does not know. */
  let commented: ReadonlySet<number> = new Set();

  const service: CommentService = {
    store,
    async shownFor(post) {
      const all = queries
        .selectFrom("comments")
        .where("post_id", "=", post)
        .where("state", "=", "shown");
      const newest = await all
        .select(["id", "name", "text", "created_at as createdAt"])
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(SHOWN_LIMIT)
        .execute();
      const total = newest.length < SHOWN_LIMIT ? newest.length : await countRows(all);
      return { comments: newest.toReversed(), earlier: Math.max(0, total - newest.length) };
    },
    hasShown: (post) => commented.has(post),
    async findByToken(token) {
      const row = await findByToken(token);
      const post = row && findPost(row.post_id);
      if (!row || !post) return null;
      const { state, name, text } = row;
      return { state, name, text, post: { title: post.title, path: post.path } };
    },
    async decide(token, verdict) {
      const row = await findByToken(token);
      if (!row) return false;
      await database.write((transaction) => decideById(transaction, row.id, verdict));
      await refresh();
      return true;
    },
  };

  return { service, refresh, notePosts, decideById };

  /** Notes what the owner decided; `refresh` follows the commit. False: there is no such comment. */
  async function decideById(
    transaction: WriteTransaction,
    id: string,
    verdict: Exclude<CommentState, "held">,
  ): Promise<boolean> {
    const { numUpdatedRows } = await transaction
      .updateTable("comments")
      .set({ state: verdict, decided_at: now() })
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    // What still waits asks for what is done.
    await outbox.withdraw(transaction, topicOf(id));
    return numUpdatedRows > 0n;
  }

  async function store(comment: CommentValues, mails: CommentMails): Promise<boolean> {
    const post = findPost(Number(comment.post));
    if (!post) return false;
    const fingerprint = fingerprintOf("comment", comment);
    await database.write(async (transaction) => {
      const time = now();
      if (await wasJustStored(transaction, "comments", fingerprint, time)) return;
      const id = randomUUID();
      const { token, terms } = reviewLink(id, time);
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto("comments")
        .values({
          id,
          post_id: post.id,
          name: comment.name,
          email: comment.email,
          text: comment.message,
          state: "held",
          token_hash: hashToken(token),
          fingerprint,
          time_slot: timeSlotOf(time),
          created_at: time,
          decided_at: null,
          post_gone_at: null,
        })
        .onConflict((conflict) => conflict.columns(["fingerprint", "time_slot"]).doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return;
      const mail = mails.toOwner(comment, post, { owner: ownerEmail, token, publicUrl });
      await outbox.enqueue(transaction, mail, terms);
    });
    outbox.wake();
    return true;
  }

  async function findByToken(token: string): Promise<CommentsTable | undefined> {
    if (!looksLikeToken(token)) return undefined;
    return queries
      .selectFrom("comments")
      .selectAll()
      .where("token_hash", "=", hashToken(token))
      .where("created_at", ">", now() - TOKEN_MS)
      .executeTakeFirst();
  }

  /** Learns which posts have comments: at start, after each decision, and now and then what another process decided. */
  async function refresh(): Promise<void> {
    const rows = await queries
      .selectFrom("comments")
      .select("post_id")
      .distinct()
      .where("state", "=", "shown")
      .execute();
    commented = new Set(rows.map(({ post_id }) => post_id));
  }

  /**
   * Notes which comments have lost their post, at start and now and then. Their time begins with that: a build that left a post out by
   * mistake costs no comment, if the next one has it again.
   */
  async function notePosts(): Promise<void> {
    const time = now();
    const rows = await queries
      .selectFrom("comments")
      .select(["post_id", "post_gone_at"])
      .distinct()
      .execute();
    const wrong = rows.filter(
      ({ post_id, post_gone_at }) => (findPost(post_id) === undefined) === (post_gone_at === null),
    );
    const back = wrong.filter(({ post_gone_at }) => post_gone_at !== null);
    const gone = wrong.filter(({ post_gone_at }) => post_gone_at === null);
    if (back.length > 0) await setGone(back, null);
    // By a clock that is slow their time would be over as soon as it is set right.
    if (gone.length > 0 && (await mayDelete())) await setGone(gone, time);
  }

  async function setGone(
    posts: readonly Pick<CommentsTable, "post_id">[],
    instant: number | null,
  ): Promise<void> {
    await queries
      .updateTable("comments")
      .set({ post_gone_at: instant })
      .where(
        "post_id",
        "in",
        posts.map(({ post_id }) => post_id),
      )
      .where("post_gone_at", instant === null ? "is not" : "is", null)
      .execute();
  }
}

/** The link to decide on a comment, and the terms of the mail that brings it: one ends with the other. */
function reviewLink(id: string, time: number): { token: string; terms: MailTerms } {
  return { token: createToken(), terms: { topic: topicOf(id), until: time + TOKEN_MS } };
}

/** What the mail about a comment is about. */
function topicOf(id: string): string {
  return `comment ${id}`;
}
