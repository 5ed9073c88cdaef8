import * as adminTables from "#app/features/back-office/lists/admin-tables.module.css";
import * as adminLists from "#app/features/back-office/lists/admin-lists.module.css";
import * as adminSheets from "#app/features/back-office/sheets/admin-sheets.module.css";
import * as styles from "./comment-list.module.css";
import type { CommentRow } from "#server/features/comments/office-port.ts";
import type { CommentState } from "#server/features/comments/port.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { ActionButton } from "#app/features/back-office/parts/admin-form.tsx";
import type { InWords } from "#app/features/back-office/parts/moment.server.ts";
import { type StateLook, StateMark } from "#app/features/back-office/parts/state-mark.tsx";
import { Time } from "#app/features/back-office/parts/time.tsx";
import * as words from "../../words.ts";
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
    <ul className={styles.adminComments}>
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
    <li id={at} tabIndex={-1} data-row className={styles.comment}>
      <div className={styles.side}>
        <StateMark {...states[state]} />
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className={adminTables.second}>{email}</p>
        <Time moment={writtenAt} />
      </div>
      <div className={styles.main}>
        <p className={styles.post}>
          <Phrase
            of={words.onPost}
            post={
              <Link href={post.path} data-open className={adminLists.link}>
                {post.title}
              </Link>
            }
          />
        </p>
        <blockquote dir="auto" className={adminSheets.written}>
          {text}
        </blockquote>
        <div className={styles.actions}>
          {state !== "shown" && decide("shown", words.approve, "solid")}
          {state !== "refused" && decide("refused", words.reject, "quiet")}
        </div>
      </div>
    </li>
  );
}
