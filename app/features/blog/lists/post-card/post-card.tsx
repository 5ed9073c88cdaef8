import * as styles from "./post-card.module.css";
import { clsx } from "clsx";
import type { ListedPost } from "../listed-post.server.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostCredit, PostSubject, PostTitle } from "../post-card-parts.tsx";

/** A post as a card without a frame: the picture, and its words below on the page's own paper. */
export function PostCard({
  post,
  ratio,
  sizes,
  compact = false,
  priority = false,
}: {
  post: ListedPost;
  /** Shape of the picture, as in CSS; its own without it. */
  ratio?: string;
  sizes: string;
  /** One of a short list of one subject, which is not named again; in a narrow column a small picture beside the words, no excerpt. */
  compact?: boolean;
  /** The first picture of a page whose head has none. */
  priority?: boolean;
}) {
  return (
    <article className={clsx("group relative grid gap-4", compact && styles.compact)}>
      <div className={clsx("overflow-hidden rounded-card", compact && styles.small)}>
        <Picture
          picture={post.img}
          alt=""
          {...(ratio && { ratio })}
          sizes={sizes}
          priority={priority}
          className="w-full transition duration-500 group-hover:scale-104"
        />
      </div>
      <div className="grid gap-1.5">
        {!compact && <PostSubject subject={post.subject} />}
        <PostTitle post={post} className="text-display-4" />
      </div>
      <p className={clsx("text-small text-soft", compact && "max-sm:hidden")}>{post.content}</p>
      <PostCredit post={post} />
    </article>
  );
}
