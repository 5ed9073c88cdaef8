import { clsx } from "clsx";
import { formatDay } from "#app/lib/format-day.ts";
import { commentCount, earlierComments } from "./comment-count.ts";
import { CommentForm } from "./comment-form.tsx";
import type { PostComment, PostCommentsProps } from "#app/slots/contract.ts";
import * as words from "./words.ts";

/**
 * What readers said, answers below what they answer, and the form to say more. Invented comments are marked as such. Where nothing was said and
 * nothing can be, there is no place for it.
 */
export function PostComments({ post, comments, earlier }: PostCommentsProps) {
  const threads = comments.filter(({ answers }) => answers === null);
  if (!import.meta.env.HAS_SERVER && threads.length === 0) return null;
  return (
    <section
      id="comments"
      aria-labelledby="comments-heading"
      className="grid scroll-mt-8 grid-cols-1 gap-x-[6vw] gap-y-14 lg:grid-cols-[7fr_5fr]"
    >
      <div className="min-w-0">
        <h2 id="comments-heading" className="display text-display-3">
          {commentCount(comments.length + earlier)}
        </h2>
        {earlier > 0 && <p className="mt-4 text-soft">{earlierComments(earlier)}</p>}
        {threads.length > 0 && (
          <ol className="mt-8 grid grid-cols-1 gap-10">
            {threads.map((comment) => (
              <li key={comment.key}>
                <Comment comment={comment} />
                <Answers to={comment.key} comments={comments} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {import.meta.env.HAS_SERVER && (
        <div data-no-print className="min-w-0 self-start border-t border-ink pt-6">
          <h3 className="display text-display-4">{words.leaveComment}</h3>
          <p className="mt-2 mb-8 text-soft">{words.reviewedFirst}</p>
          <CommentForm post={post} />
        </div>
      )}
    </section>
  );
}

/** The answers to a comment, and the answers to those below them on the same level: two levels are enough to follow. */
function Answers({ to, comments }: { to: string; comments: readonly PostComment[] }) {
  const answers = descendants(to, comments);
  if (answers.length === 0) return null;
  return (
    <ol className="mt-6 grid grid-cols-1 gap-6 border-s border-line ps-6 sm:ms-6">
      {answers.map((answer) => (
        <li key={answer.key}>
          <Comment comment={answer} />
        </li>
      ))}
    </ol>
  );
}

function descendants(key: string, comments: readonly PostComment[]): PostComment[] {
  return comments
    .filter(({ answers }) => answers === key)
    .flatMap((answer) => [answer, ...descendants(answer.key, comments)]);
}

function Comment({ comment: { key, name, date, text, isSample } }: { comment: PostComment }) {
  return (
    <article id={`comment-${key}`} className={clsx("max-w-prose", "scroll-mt-24")}>
      <p className="flex flex-wrap items-baseline gap-x-4 text-small text-soft">
        <bdi className="font-semibold text-ink">{name}</bdi>
        <time dateTime={date}>{formatDay(date)}</time>
        {isSample && <span>{words.sample}</span>}
      </p>
      <p dir="auto" className="mt-2 whitespace-pre-line">
        {text}
      </p>
    </article>
  );
}
