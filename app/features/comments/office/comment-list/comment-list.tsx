import "./comment-list.css";
import type { CommentRow } from "#server/features/comments/office-port.ts";
import type { CommentState } from "#server/features/comments/port.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { ActionButton } from "#app/features/back-office/parts/admin-form.tsx";
import type { InWords } from "#app/features/back-office/parts/moment.server.ts";
import { type StateLook, StateMark } from "#app/features/back-office/parts/state-mark.tsx";
import { Time } from "#app/features/back-office/parts/time.tsx";
import * as words from "#app/features/comments/words.ts";
import { Phrase } from "#app/lib/phrase.tsx";
import { fill } from "#shared/words.ts";

type ShownComment = InWords<CommentRow>;

/** Whether it can be read. */
const states: Record<CommentState, StateLook> = {
  held: { label: words.pending, panes: 0, waits: true },
  shown: { label: words.approved, panes: 4 },
  refused: { label: words.rejected, panes: "crossed" },
};

/** Comments with their whole text: that is what is decided about, so it is read here and not a page further on. */
export function CommentList({ comments }: { comments: readonly ShownComment[] }) {
  return (
    <ul className="admin-comments">
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} />
      ))}
    </ul>
  );
}

function Comment({ comment }: { comment: ShownComment }) {
  const { id, state, name, email, text, post, writtenAt } = comment;
  const at = `comment-${id}`;
  const decide = (verdict: "shown" | "refused", label: string, tone: "solid" | "quiet") => (
    <ActionButton
      key={verdict}
      name="comment-decide"
      at={at}
      fields={{ id, verdict }}
      tone={tone}
      about={fill(words.commentBy, { name })}
    >
      {label}
    </ActionButton>
  );
  return (
    <li id={at} tabIndex={-1} data-row className="admin-comment">
      <div className="admin-comment-side">
        <StateMark {...states[state]} />
        <p className="font-semibold">{name}</p>
        <p className="admin-second">{email}</p>
        <Time moment={writtenAt} />
      </div>
      <div className="admin-comment-main">
        <p className="admin-comment-post">
          <Phrase
            of={words.onPost}
            post={
              <Link href={post.path} data-open className="admin-link">
                {post.title}
              </Link>
            }
          />
        </p>
        <blockquote className="admin-written">{text}</blockquote>
        <div className="admin-comment-actions">
          {state !== "shown" && decide("shown", words.approve, "solid")}
          {state !== "refused" && decide("refused", words.reject, "quiet")}
        </div>
      </div>
    </li>
  );
}
