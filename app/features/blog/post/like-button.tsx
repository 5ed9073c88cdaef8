import { clsx } from "clsx";
import { useSyncExternalStore } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { counted } from "#shared/counted.ts";
import { isLiked, keepLike, watchLikes } from "./likes.ts";
import * as words from "../words.ts";

/** Likes of a post. The visitor's own is kept in their browser alone and counts there. Without script the number stands without a button. */
export function LikeButton({ post, likes }: { post: number; likes: number }) {
  const liked = useSyncExternalStore(
    watchLikes,
    () => isLiked(post),
    () => false,
  );
  return (
    <>
      <p className="without-script text-small text-soft">{counted(words.likeCount, likes)}</p>
      <button
        type="button"
        aria-pressed={liked}
        data-replay
        onClick={() => keepLike(post, !liked)}
        className="needs-script inline-flex min-h-11 items-center gap-2.5 rounded-control border border-edge px-4 text-small font-semibold transition hover:border-ink"
      >
        <Icon
          name="heart"
          className={clsx("size-4.5 transition", liked && "scale-110 fill-brand! text-brand")}
        />
        <span className="sr-only">{words.likeThisPost} </span>
        <span className="tabular-nums">{likes + (liked ? 1 : 0)}</span>
      </button>
    </>
  );
}
