import * as styles from "./overlay-list.module.css";
import type { ListedPost } from "../listed-post.server.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { TileGrid, tileSizes } from "#app/elements/media/tile-grid/tile-grid.tsx";
import { PostCredit, PostSubject, PostTitle } from "../post-card-parts.tsx";
import * as words from "../../words.ts";

/** Upright pictures like posters in a foyer, four to a row, their words on a scrim at the foot. */
export function OverlayList({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <TileGrid
      label={words.posts}
      columns={4}
      className="[--tile-gap:clamp(0.5rem,1vw,1rem)]"
      tiles={posts.map((post) => ({
        id: `post-${post.id}`,
        content: (
          <article data-tone="night" className={`${styles.post} group`}>
            <Picture
              picture={post.img}
              alt=""
              sizes={tileSizes("columns", 4)}
              className="absolute inset-0 -z-1 size-full transition duration-700 group-hover:scale-104"
            />
            <div className={styles.words}>
              <PostSubject subject={post.subject} className="text-ink" />
              <PostTitle post={post} className="text-display-4" />
              <PostCredit post={post} />
            </div>
          </article>
        ),
      }))}
    />
  );
}
