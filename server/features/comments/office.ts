import { sql } from "kysely";
import { BLOG } from "#content/addresses.ts";
import type { Database } from "#server/db/database.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import type { CommentState } from "./port.ts";
import type { Audit, ListRequest, OfficeAction } from "#server/contract/office.ts";
import { contains, listPage, plain } from "#server/services/listing.ts";
import { conflict, invalid } from "#server/routes/refusal.ts";
import type { FindPost } from "./commented-post.ts";
import type { AdminComments } from "./office-port.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

const states = ["held", "shown", "refused"] as const satisfies readonly CommentState[];

/** What is done with comments wherever they are decided on. */
interface Moderation {
  decideById(
    transaction: WriteTransaction,
    id: string,
    verdict: Exclude<CommentState, "held">,
  ): Promise<boolean>;
  /** After the commit: posts show what was decided. */
  refresh(): Promise<void>;
}

interface Parts {
  database: Database;
  findPost: FindPost;
  audit: Audit;
  moderation: Moderation;
}

/** Comments of all posts, to be let in or turned away, again and again if need be. */
export function createAdminComments({
  database,
  findPost,
  audit,
  moderation,
}: Parts): AdminComments {
  const { queries, kind } = database;

  return {
    list(request) {
      return listPage(request.page, matches(request), async (asked) => {
        const rows = await asked
          .select(["id", "state", "name", "email", "text", "post_id", "created_at"])
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .execute();
        return rows.map(({ post_id, created_at, ...row }) => ({
          ...row,
          post: described(post_id, findPost(post_id)),
          writtenAt: created_at,
        }));
      });
    },

    async decide(admin, wanted, verdict) {
      const id = plain(wanted);
      const decided = await database.write(async (transaction) => {
        if (!(await moderation.decideById(transaction, id, verdict))) return false;
        const action = verdict === "shown" ? words.approval : words.rejection;
        await audit(transaction, admin, { action, subject: id });
        return true;
      });
      if (decided) await moderation.refresh();
      return decided;
    },
  };

  function matches({ query, state: wanted }: ListRequest) {
    const state = states.find((name) => name === wanted);
    return queries
      .selectFrom("comments")
      .$if(state !== undefined, (comments) => comments.where("state", "=", state ?? "held"))
      .$if(query !== "", (comments) =>
        comments.where((eb) =>
          eb.or([
            contains(kind, sql.ref("name"), query),
            contains(kind, sql.ref("email"), query),
            contains(kind, sql.ref("text"), query),
          ]),
        ),
      );
  }
}

function described(postId: number, post: ReturnType<FindPost>) {
  return post
    ? { title: post.title, path: post.path }
    : { title: fill(words.deletedPost, { id: postId }), path: BLOG };
}

/** The form that lets a comment in or turns it away. */
export function decideComment(comments: AdminComments): OfficeAction {
  return {
    sent: words.updated,
    labels: { verdict: words.decision },
    async act(admin, { id = "", verdict = "" }) {
      if (verdict !== "shown" && verdict !== "refused")
        return invalid("verdict", words.approveOrReject);
      const isKnown = await comments.decide(admin, id, verdict);
      if (!isKnown) return conflict("form", words.gone);
      return verdict === "shown" ? words.commentApproved : words.commentRejected;
    },
  };
}
