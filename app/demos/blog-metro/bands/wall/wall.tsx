import * as styles from "./wall.module.css";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { activeFilter, EVERYTHING } from "#app/elements/actions/filter-links/filter-links.tsx";
import { MOVING } from "#app/elements/media/tile-grid/tile-grid.tsx";
import { MorePosts } from "#app/features/blog/lists/more-posts.tsx";
import { LIST_ID } from "#app/features/blog/lists/post-list-address.ts";
import { useLoadedPages } from "#app/features/blog/lists/use-loaded-pages.ts";
import { useTurnedPage } from "#app/lib/use-turned-page.ts";
import type { WallList, WallWords } from "../../content.server.ts";
import { WallName } from "./wall-name.tsx";
import { TilesLeft } from "./tiles-left.tsx";
import { wallPlan } from "./wall-plan.ts";
import { WallTile } from "./wall-tile.tsx";

/** So many tiles fill the first screen, in two columns and in four. */
const FIRST_SCREEN = 8;

interface WallProps {
  words: WallWords;
  perPage: number;
  list: WallList;
}

/**
 * The posts from edge to edge, with the name of the blog and the filter as their first tile. The filter and the next page are links; with
 * script the tiles that leave go dark at once, those that stay move to their new places, and the next page is set below those that are there.
 */
export function Wall({ words, perPage, list }: WallProps) {
  const { posts, first } = useLoadedPages(list);
  useTurnedPage(LIST_ID, { page: first, filter: list.filter });
  const wanted = useWantedFilter(list);
  const stillness = useStillness();
  const plan = wallPlan(
    posts.map(({ isProminent }) => isProminent),
    perPage,
  );
  const remaining = list.total - (list.page - 1) * perPage - list.posts.length;
  return (
    <section id={LIST_ID} aria-labelledby={`${LIST_ID}-heading`} className={styles.wall}>
      <div className={styles.grid} {...stillness}>
        <WallName words={words} list={list} wanted={wanted} shown={posts.length} />
        <h2 id={`${LIST_ID}-heading`} tabIndex={-1} className="sr-only">
          {words.posts}
        </h2>
        <ul aria-label={words.posts} className="contents">
          {posts.map((post, index) => (
            <WallTile
              key={post.id}
              post={post}
              plan={plan[index]!}
              priority={index === 0}
              isMoving={index < MOVING}
              isBelow={index >= FIRST_SCREEN}
              isLeaving={wanted !== EVERYTHING && !post.subjects.some((name) => name === wanted)}
            />
          ))}
        </ul>
        {posts.length === 0 && <p className={`${styles.empty} display`}>{words.empty}</p>}
      </div>
      {(first > 1 || remaining > 0) && (
        <div className={styles.more} data-tone="brand">
          {remaining > 0 && (
            <p className={styles.moreWords}>
              <span className={`${styles.moreFigure} display`}>{remaining}</span>{" "}
              {remaining === 1 ? words.more.one : words.more.several}
            </p>
          )}
          {remaining > 0 && (
            <TilesLeft number={remaining} after={posts.length} className={styles.left} />
          )}
          <MorePosts list={list} first={first} />
        </div>
      )}
    </section>
  );
}

/** The filter that was chosen last, also while its posts are on their way. */
function useWantedFilter({ path, filter }: Pick<WallList, "path" | "filter">): string {
  const { location } = useNavigation();
  return location?.pathname === path ? activeFilter(new URLSearchParams(location.search)) : filter;
}

/** Escape turns the tile under the pointer or the focus back to its front, until another is reached (WCAG 2.2, 1.4.13). */
function useStillness() {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setStill(true);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const move = () => setStill(false);
  return { "data-still": isStill || undefined, onPointerOver: move, onFocus: move };
}
