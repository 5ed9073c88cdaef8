import * as styles from "./tile-grid/tile-grid.module.css";
import { clsx } from "clsx";
import { Masonry } from "./masonry/masonry.tsx";
import { movingStyle, type Tile } from "./tile-grid/tile-grid.tsx";

interface TileMasonryProps {
  /** Names the list: "Projects". */
  label: string;
  tiles: readonly Tile[];
  columns?: 2 | 3 | 4;
  /** For the distance of the tiles: `--tile-gap`, `--tile-row-gap`. */
  className?: string;
}

/** Tiles that keep their own heights, read along the rows. What is said of `TileGrid` and a choice by `FilterLinks` holds here, too. */
export function TileMasonry({ label, tiles, columns, className }: TileMasonryProps) {
  return (
    <div className={clsx(styles.grid, className)}>
      <Masonry aria-label={label} {...(columns && { columns })}>
        {tiles.map(({ id, content }, index) => (
          <li key={id} id={`tile-${id}`} suppressHydrationWarning style={movingStyle(id, index)}>
            {content}
          </li>
        ))}
      </Masonry>
    </div>
  );
}
