import { sql } from "kysely";
import { postById, postNamed } from "#content/blog.ts";
import { postOnPage } from "#content/post-pages.ts";
import { commentForm } from "#forms/comment/form.ts";
import { listHref } from "#shared/back-office/addresses.ts";
import { COMMENTS } from "#shared/comments/office-addresses.ts";
import { REVIEW_LINK_DAYS } from "#shared/comments/lifetimes.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { fill } from "#shared/words.ts";
import { HOUR } from "#server/clock.ts";
import type { Feature, House, MadeFeature } from "#server/contract/feature.ts";
import { tokenForm } from "#server/contract/form.ts";
import { countRows } from "#server/services/listing.ts";
import type { FindPost } from "./commented-post.ts";
import { notePostsGone, renewCommentIndexes } from "./change-tables.ts";
import { createComments } from "./comments.ts";
import { createCommentTables } from "./create-tables.ts";
import { keeping, unseenPeriod } from "./keeping.ts";
import { createAdminComments, decideComment } from "./office.ts";
import { commentHolder } from "./personal-data.ts";
import * as words from "./words.ts";

const deadLink = fill(words.deadLink, { time: counted(formWords.forDays, REVIEW_LINK_DAYS) });

/** How often this process asks which posts another one let comments into. */
const REFRESH_MS = 30_000;

/**
 * Comments on posts, shown when the owner has let them in.
 * @param findPost among the owner's posts (`comments`), or among others to try it with.
 */
export function commentsOn(findPost: FindPost) {
  return {
    name: "comments",
    migrations: {
      "0001-comments": createCommentTables,
      "0002-indexes": renewCommentIndexes,
      "0003-posts-gone": notePostsGone,
    },
    keeping,

    async create(house: House) {
      const { database, settings, logger } = house;
      const { service, refresh, notePosts, decideById } = createComments({
        ...house,
        findPost,
        publicUrl: settings.publicUrl,
      });
      await refresh();
      await notePosts();
      const timers: NodeJS.Timeout[] = [];
      const every = (pause: number, work: () => Promise<void>) => {
        const turn = () =>
          work().catch((error) => logger.warn({ err: error }, "comments could not be looked up"));
        timers.push(setInterval(() => void turn(), pause).unref());
      };
      const forms = [
        commentForm(service),
        tokenForm({
          name: "approve-comment",
          sent: words.approved,
          deadLink,
          redeem: (token) => service.decide(token, "shown"),
        }),
        tokenForm({
          name: "refuse-comment",
          sent: words.rejected,
          deadLink,
          redeem: (token) => service.decide(token, "refused"),
        }),
      ];
      return {
        service,
        forms,
        isNewerThan(path) {
          const named = postOnPage(path);
          const id = named?.id ?? (named && postNamed(named)?.id);
          return id !== undefined && service.hasShown(id);
        },
        personalData: [commentHolder(database.kind, refresh)],
        retention: (_time, before) => [
          {
            table: "comments",
            key: "id",
            // From when it was rejected, however long it was shown before; undecided, from when it came.
            isPast: sql`state <> 'shown' and coalesce(decided_at, created_at) < ${before(unseenPeriod)}`,
          },
          { table: "comments", key: "id", isPast: sql`post_gone_at < ${before(unseenPeriod)}` },
        ],
        worker: {
          start() {
            every(REFRESH_MS, refresh);
            every(HOUR, notePosts);
          },
          stop: async () => timers.forEach(clearInterval),
        },
        office({ audit }) {
          const panel = createAdminComments({
            database,
            findPost,
            audit,
            moderation: { decideById, refresh },
          });
          return {
            panels: { comments: panel },
            sections: [{ path: COMMENTS, label: words.comments, key: "c", place: 40 }],
            tasks: {
              heldComments: {
                words: words.toReview,
                hint: words.toReviewHint,
                href: listHref(COMMENTS, { state: "held" }),
                section: COMMENTS,
              },
            },
            actions: { "comment-decide": decideComment(panel) },
            async waiting() {
              const held = database.queries.selectFrom("comments").where("state", "=", "held");
              return { heldComments: await countRows(held) };
            },
          };
        },
      } satisfies MadeFeature;
    },
  } as const satisfies Feature;
}

export const comments = commentsOn(postById);
