import * as styles from "./metro-list.module.css";
import { clsx } from "clsx";
import type { ListedPost } from "../listed-post.server.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { TileGrid, tileSizes } from "#app/elements/media/tile-grid/tile-grid.tsx";
import { PostCredit, PostSubject, PostTitle } from "../post-card-parts.tsx";
import * as words from "../../words.ts";

/** Grounds of tiles without a picture, in turn. */
const grounds = [
  { tone: "brand", className: styles.post },
  { tone: "accent", className: styles.post },
  { tone: "night", className: styles.post },
  { className: `${styles.post} bg-tint` },
] as const;

interface MetroPost extends ListedPost {
  /** Takes two columns (specification, point 3: `double_col`). */
  isProminent: boolean;
}

/** Tiles without a gap, from edge to edge, full to the last cell: pictures and grounds of colour in turn, titles as large as the tile bears. */
export function MetroList({ posts }: { posts: readonly MetroPost[] }) {
  return (
    <TileGrid
      label={words.posts}
      layout="metro"
      className="[--metro-cell:1] [--tile-gap:0px]"
      tiles={posts.map((post, index) => ({
        id: `post-${post.id}`,
        isProminent: post.isProminent,
        content:
          post.isProminent || index % 3 === 0 ? (
            <PictureTile post={post} priority={index === 0} />
          ) : (
            <ColourTile post={post} turn={index} />
          ),
      }))}
    />
  );
}

function PictureTile({ post, priority }: { post: MetroPost; priority: boolean }) {
  return (
    <article data-tone="night" className={`${styles.post} ${styles.picture} group`}>
      <Picture
        picture={post.img}
        alt=""
        sizes={tileSizes("metro")}
        priority={priority}
        className="absolute inset-0 -z-1 size-full transition duration-700 group-hover:scale-103"
      />
      <Words post={post} />
    </article>
  );
}

function ColourTile({ post, turn }: { post: MetroPost; turn: number }) {
  const ground = grounds[turn % grounds.length]!;
  return (
    <article
      data-tone={"tone" in ground ? ground.tone : undefined}
      className={clsx(ground.className, "group")}
    >
      <Words post={post} />
    </article>
  );
}

function Words({ post }: { post: MetroPost }) {
  return (
    <div className={styles.words}>
      <PostSubject subject={post.subject} className="text-ink" />
      <PostTitle post={post} className={styles.title} />
      <PostCredit post={post} className="[&>*]:text-ink" />
    </div>
  );
}
