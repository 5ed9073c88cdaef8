import type { ListedPost } from "./listed-post.server.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { TileGrid, tileSizes } from "#app/elements/media/tile-grid/tile-grid.tsx";
import { PostCredit, PostSubject, PostTitle } from "./post-card-parts.tsx";
import * as words from "../words.ts";

/** Equal cards in three columns: picture over text, the credit on one line at the foot of each row. */
export function GridList({
  posts,
  priority = true,
}: {
  posts: readonly ListedPost[];
  /** False below a head that has a picture of its own. */
  priority?: boolean;
}) {
  return (
    <TileGrid
      label={words.posts}
      className="[--tile-row-gap:clamp(1.5rem,2.6vw,2.5rem)]"
      tiles={posts.map((post, index) => ({
        id: `post-${post.id}`,
        content: (
          <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition hover:-translate-y-1 hover:shadow-(--shadow-raised)">
            <Picture
              picture={post.img}
              alt=""
              ratio="4 / 3"
              sizes={tileSizes("columns")}
              priority={priority && index === 0}
              className="w-full"
            />
            <div className="flex grow flex-col gap-3 p-[min(1.75rem,6vw)]">
              <PostSubject subject={post.subject} />
              <PostTitle post={post} className="text-display-4" />
              <p className="text-small text-soft">{post.content}</p>
              <PostCredit post={post} className="mt-auto border-t border-line pt-4" />
            </div>
          </article>
        ),
      }))}
    />
  );
}
