import * as styles from "./simple-list.module.css";
import type { PointerEvent } from "react";
import { fill } from "#shared/words.ts";
import type { ListedPost } from "../listed-post.server.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { formatDay } from "#app/lib/format-day.ts";
import { PostSubject, PostTitle } from "../post-card-parts.tsx";
import * as words from "../../words.ts";

/**
 * A ruled index without pictures. Where there is a pointer and room, the picture of the line in hand comes to the pointer, or stands at
 * the line's end for the focus; it is only asked for then.
 */
export function SimpleList({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <ol aria-label={words.posts} className={styles.list} onPointerMove={follow}>
      {posts.map((post) => (
        <li
          key={post.id}
          id={`post-${post.id}`}
          className="group relative"
          style={{ viewTransitionName: `post-${post.id}` }}
        >
          <article className={styles.line}>
            <p className={`${styles.note} text-soft tabular-nums`}>
              <time dateTime={post.date}>{formatDay(post.date)}</time>
            </p>
            <PostTitle post={post} className="text-display-4" />
            <PostSubject subject={post.subject} />
            <p className={`${styles.note} ${styles.credit} text-soft`}>
              {post.author.name}
              <span className="ms-4 whitespace-nowrap">
                {fill(words.readingTime, { minutes: post.readingTime })}
              </span>
            </p>
            <Picture
              picture={post.img}
              alt=""
              sizes="18rem"
              ratio="4 / 3"
              className={styles.picture}
            />
          </article>
        </li>
      ))}
    </ol>
  );
}

/** Keeps the pictures beside the pointer: its distance from the start of the list, in pixels. */
function follow({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
  const { left, right } = currentTarget.getBoundingClientRect();
  const isMirrored = getComputedStyle(currentTarget).direction === "rtl";
  currentTarget.style.setProperty(
    "--pointer",
    `${Math.round(isMirrored ? right - clientX : clientX - left)}px`,
  );
}
