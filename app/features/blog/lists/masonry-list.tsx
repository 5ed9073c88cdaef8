import type { ListedPost } from "./listed-post.server.ts";
import { tileSizes } from "#app/elements/media/tile-grid/tile-grid.tsx";
import { TileMasonry } from "#app/elements/media/tile-masonry.tsx";
import { PostCard } from "./post-card/post-card.tsx";
import * as words from "../words.ts";

/** Cards in columns, each picture in the format it was taken in: nothing is cut. */
export function MasonryList({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <TileMasonry
      label={words.posts}
      className="[--tile-row-gap:clamp(2.5rem,4vw,4rem)]"
      tiles={posts.map((post, index) => ({
        id: `post-${post.id}`,
        content: <PostCard post={post} sizes={tileSizes("masonry")} priority={index === 0} />,
      }))}
    />
  );
}
