import * as book from "../../book.module.css";
import * as styles from "./book-posts.module.css";
import { clsx } from "clsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Pagination } from "#app/elements/actions/pagination/pagination.tsx";
import { TextSizeSwitch } from "./text-size-switch.tsx";
import { PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { LIST_ID, listSummary } from "#app/features/blog/lists/post-list-address.ts";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import { useTurnedPage } from "#app/lib/use-turned-page.ts";
import type { Book, BookPost } from "../../content.server.ts";
import { MarginNotes } from "./margin-notes.tsx";
import { Pencil, Underscore } from "../pencil/pencil.tsx";
import { PencilHand, Sketch } from "../sketch/sketch.tsx";
import { PencilNote } from "./pencil-note/pencil-note.tsx";

type BookPostsProps = Pick<Book, "words" | "list" | "opened" | "others">;

/** A page of posts: the first is opened as a chapter is, the others follow; what is known of each stands in the margin beside it. */
export function BookPosts({ words, list, opened, others }: BookPostsProps) {
  const { page, pageCount, path, month } = list;
  useTurnedPage(LIST_ID, { page, filter: month ?? list.filter });
  return (
    <section id={LIST_ID} aria-labelledby={`${LIST_ID}-heading`} className={styles.posts}>
      <PencilHand />
      <div aria-hidden className={styles.rule}>
        <div className={styles.ribbon} />
      </div>
      <RunningHead words={words} list={list} />
      <ol aria-label={words.posts} className={styles.list}>
        <li>
          <Opened post={opened} words={words} />
        </li>
        {others.map((post) => (
          <li key={post.id}>
            <Following post={post} words={words} />
          </li>
        ))}
      </ol>
      <div className={styles.turn} data-first={page === 1 || undefined}>
        <Pagination
          label="Pages of posts"
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => hrefOf(path, month, number)}
        />
      </div>
    </section>
  );
}

/** What is open, as the line at the head of a book's page has it, and in which size. */
function RunningHead({ words, list }: Pick<Book, "words" | "list">) {
  const { monthName, path } = list;
  return (
    <div className={styles.head}>
      <h2 id={`${LIST_ID}-heading`} tabIndex={-1} className="sr-only">
        {monthName ? `${words.posts}, ${monthName}` : words.posts}
      </h2>
      <p role="status">
        {monthName && <span className={styles.headMonth}>{monthName}</span>}
        {listSummary(list)}
      </p>
      {monthName && (
        <Link href={`${path}#${LIST_ID}`} className={book.link}>
          {words.all}
        </Link>
      )}
      <TextSizeSwitch className={styles.textSize} />
    </div>
  );
}

function Opened({ post, words }: { post: BookPost; words: Book["words"] }) {
  return (
    <article className={`${styles.entry} ${styles.opened}`}>
      <div className={`${styles.openedHead} group relative`}>
        <PostTitle post={post} className={styles.openedTitle} />
      </div>
      <div aria-hidden className={styles.drawn}>
        <Underscore className={styles.underscore} />
        <Pencil lettering={words.pencil} className={styles.pencil} />
      </div>
      <div className={styles.words}>
        <MarginHead post={post} terms={words.notes} className={styles.headNote} />
        <Prose
          html={post.opening}
          dropCap="sunken"
          className={`${styles.text} ${styles.textOpened}`}
        />
        <GoOn post={post} more={words.more} />
      </div>
      <div className={styles.aside}>
        <MarginNotes post={post} terms={words.notes} />
        <MarginHead post={post} terms={words.notes} className={styles.sideNote} />
      </div>
    </article>
  );
}

/** What a reader drew and pencilled beside the opened post: one sheet in the margin, and before the text where there is no margin. */
function MarginHead({
  post: { sketch, remark },
  terms,
  className,
}: {
  post: BookPost;
  terms: Book["words"]["notes"];
  className: string | undefined;
}) {
  return (
    (sketch ?? remark) && (
      <div className={className}>
        {sketch && <Sketch drawing={sketch} className={styles.sketch} />}
        {remark && <PencilNote {...remark} hand={terms.hand} />}
      </div>
    )
  );
}

function Following({ post, words }: { post: BookPost; words: Book["words"] }) {
  return (
    <article className={styles.entry}>
      <div className={styles.words}>
        <div className="group relative">
          <PostTitle post={post} className={styles.followingTitle} />
        </div>
        <p className={styles.excerpt}>{post.content}</p>
        <Prose
          html={post.opening}
          className={clsx(
            styles.text,
            styles.textFollowing,
            post.opening.startsWith("<p>“") && styles.hung,
          )}
        />
        <GoOn post={post} more={words.more} />
      </div>
      <Shoulder post={post} terms={words.notes} />
      <MarginNotes post={post} terms={words.notes} />
    </article>
  );
}

/** Where an essay that breaks off goes on, and how much of it is left. */
function GoOn({ post: { href, title, rest }, more }: { post: BookPost; more: string }) {
  return (
    <p className={styles.on}>
      <Link href={href} className={book.link}>
        {more}
        <span className="sr-only">: {title}</span>
      </Link>
      {rest && <span className={styles.rest}>{rest}</span>}
    </p>
  );
}

/** The outer margin: what another writer pencilled there, and the parts of the essay, as shoulder notes of old books tell them. */
function Shoulder({ post, terms }: { post: BookPost; terms: Book["words"]["notes"] }) {
  const { remark, sketch, parts } = post;
  return (
    <div className={styles.shoulder}>
      {remark && <PencilNote {...remark} hand={terms.hand} sketch={sketch} />}
      {parts.length > 0 && (
        <div className={styles.parts}>
          <h4>{terms.parts}</h4>
          <ol>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

/** Address of a page of the month that is open, or of them all. */
function hrefOf(path: string, month: string | null, page: number): string {
  const query = new URLSearchParams();
  if (month) query.set("month", month);
  if (page > 1) query.set("page", String(page));
  const search = query.toString();
  return `${path}${search && `?${search}`}#${LIST_ID}`;
}
