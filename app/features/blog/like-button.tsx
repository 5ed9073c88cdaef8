import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { Icon } from "#app/elements/icon.tsx";
import { keepLike, likedPosts } from "./likes.ts";

/** Likes of a post. The visitor's own is kept in their browser alone and counts there. Without script the number stands without a button. */
export function LikeButton({ post, likes }: { post: number; likes: number }) {
  const [isLiked, setLiked] = useState(false);
  useEffect(() => setLiked(likedPosts().includes(post)), [post]);

  function toggle() {
    if (keepLike(post, !isLiked)) setLiked(!isLiked);
  }

  return (
    <>
      <p className="without-script text-small text-soft">{likes} likes</p>
      <button
        type="button"
        aria-pressed={isLiked}
        data-replay
        onClick={toggle}
        className="needs-script inline-flex min-h-11 items-center gap-2.5 rounded-control border border-edge px-4 text-small font-semibold transition hover:border-ink"
      >
        <Icon
          name="heart"
          className={clsx("size-4.5 transition", isLiked && "scale-110 fill-brand! text-brand")}
        />
        <span className="sr-only">Like this post: </span>
        <span className="tabular-nums">{likes + (isLiked ? 1 : 0)}</span>
      </button>
    </>
  );
}
