import * as styles from "./wall-tile.module.css";
import * as turn from "./wall-tile-turn.module.css";
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { hostOf, postLinkId } from "#app/features/blog/lists/post-card-parts.tsx";
import { PostFacts } from "#app/features/blog/post/post-meta.tsx";
import type { WallPost } from "../../content.server.ts";
import { TileDrawing } from "./tile-drawing.tsx";
import type { PlannedTile } from "./wall-plan.ts";

interface WallTileProps {
  post: WallPost;
  plan: PlannedTile;
  /** Its picture is fetched first. */
  priority: boolean;
  /** After a choice of the filter it moves to its new place. */
  isMoving: boolean;
  /** It stands below the first screen, whatever that is: it is laid out after the page was drawn. */
  isBelow: boolean;
  /** It does not belong to what was chosen just now. */
  isLeaving: boolean;
}

/**
 * A post as a tile with two sides. The front is one link, named by the title; the back tells how the post begins, and stands beside the
 * link, so that it is read once, whichever side is up. Each side turns by itself around the same axis: nothing depends on script.
 */
export function WallTile({ post, plan, priority, isMoving, isBelow, isLeaving }: WallTileProps) {
  const { id, href, title, excerpt, author, subject } = post;
  const host = hostOf(href);
  const { inFour, inTwo, face, colours } = plan;
  return (
    <li
      className={`${styles.tile} ${turn.tile}`}
      data-in-four={inFour}
      data-in-two={inTwo}
      data-leaving={isLeaving || undefined}
      data-after-paint={isBelow || undefined}
      style={
        {
          viewTransitionName: isMoving ? `tile-post-${id}` : undefined,
          "--tile": colours.ground,
          "--on-tile": colours.text,
          "--picture": post.img.color,
        } as CSSProperties
      }
    >
      <article className={styles.sides}>
        <h3 className={styles.heading}>
          <Link href={href} id={postLinkId(id)} className={styles.link}>
            <span className={clsx(styles.front, turn.front, face === "picture" && styles.pictured)}>
              {face === "picture" && (
                <Picture
                  picture={post.img}
                  alt=""
                  sizes={inFour === "full" ? "100vw" : "(min-width: 62rem) 50vw, 100vw"}
                  priority={priority}
                  className={styles.picture}
                />
              )}
              <span className={styles.words}>
                {face !== "picture" && (
                  <>
                    <Figure {...post.figures[face]} />
                    <TileDrawing
                      of={face}
                      count={Number(post.figures[face].figure)}
                      days={post.days}
                      className={styles.drawing}
                    />
                  </>
                )}
                <span className={clsx(styles.title, face !== "picture" && styles.titleAlone)}>
                  {title}
                </span>
              </span>
            </span>
          </Link>
        </h3>
        <div className={`${styles.back} ${turn.back}`}>
          <p aria-hidden className={styles.again}>
            {title}
          </p>
          <p className={styles.excerpt}>{excerpt}</p>
          <p className="text-small">
            {author}
            {host && `, at ${host},`} in {subject}
          </p>
          <PostFacts {...post} />
        </div>
      </article>
    </li>
  );
}

/** A number on a small tile of its own. The back says in full what it counts. */
function Figure({ figure, unit }: { figure: string; unit: string }) {
  return (
    <span aria-hidden className={styles.figure}>
      <span className={styles.number}>{figure}</span>
      <span>{unit}</span>
    </span>
  );
}
