import * as styles from "./wall-name.module.css";
import { FilterLinks, filterOptions } from "#app/elements/actions/filter-links/filter-links.tsx";
import { listSummary } from "#app/features/blog/lists/post-list-address.ts";
import type { PostListData } from "#app/features/blog/lists/post-list.server.ts";
import type { WallPost, WallWords } from "../../content.server.ts";
import { TilesName } from "../tiles-name/tiles-name.tsx";

interface WallNameProps {
  words: WallWords;
  list: PostListData<WallPost>;
  /** The filter that was chosen last. */
  wanted: string;
  /** Number of posts on the wall. */
  shown: number;
}

/** The first tile of the wall: the name of the blog as large as the tile bears, what it is, and the filter. */
export function WallName({ words, list, wanted, shown }: WallNameProps) {
  return (
    <header className={styles.name} data-tone="brand">
      <h1 className={`${styles.heading} display`}>
        <span className="sr-only">{words.name}</span>
        <span className={styles.word}>
          <TilesName />
        </span>
      </h1>
      <p className={styles.lead}>
        {words.lead} <span className={styles.turn}>{words.turn}</span>
        <span className={styles.tap}>{words.tap}</span> {words.likes}
      </p>
      <div className={styles.filter}>
        <FilterLinks
          label={words.filter}
          options={filterOptions}
          active={wanted}
          path={list.path}
          className={styles.choices}
        />
        <p role="status" className="text-small tabular-nums">
          {shown} of {listSummary({ ...list, pageCount: 1 })}
        </p>
      </div>
    </header>
  );
}
