import * as styles from "./tile-grid.module.css";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { metroSlots, type MetroSlot } from "#app/elements/media/metro-bands/metro-bands.ts";

/** `masonry`: tiles keep their own heights (`TileMasonry`). */
export type TileLayout = keyof typeof layouts | "masonry";

/** A tile with what stands in it. The content fills the tile's box, whatever its size: `block-size: 100%`. */
export interface Tile {
  /** Unique on the page, of letters, digits and hyphens. A tile that is in the grid before and after a choice moves over by this name. */
  id: string;
  /** In a metro grid: this tile would like to be large. As many as possible are. */
  isProminent?: boolean;
  content: ReactNode;
}

const layouts = {
  /** Equal columns; tiles of one row are as high as the highest. */
  columns: styles.columns,
  /** Four columns (two, one) of tiles of one or two columns and rows, full to the end. */
  metro: styles.metro,
} as const;

/**
 * As many tiles move to their new places, from the first: more than a screen shows below the filter. Each costs the browser a picture of
 * itself, so that hundreds would take seconds; the others are simply there.
 */
export const MOVING = 24;

interface TileGridProps {
  /** Names the list: "Projects". */
  label: string;
  tiles: readonly Tile[];
  layout?: keyof typeof layouts;
  /** From 992 px, in equal columns; two from 576 px (specification, point 9), one below. */
  columns?: 2 | 3 | 4;
  /** In equal columns: fills what the last row leaves, and is not there when it is full. */
  end?: ReactNode;
  /** For the distance of the tiles: `--tile-gap`, `--tile-row-gap`. For a metro grid also `--metro-cell`, the height of a cell in widths. */
  className?: string;
}

/**
 * A grid of tiles: it stands with the first paint, follows every width, and needs no script. Tiles are read, and reached by Tab, in the
 * order given, along the rows.
 *
 * Give it fewer tiles after a choice by `FilterLinks`, and those that stay move to their new places.
 */
export function TileGrid({
  label,
  tiles,
  layout = "columns",
  columns = 3,
  end,
  className,
}: TileGridProps) {
  const wishes = tiles.map(({ isProminent = false }) => isProminent);
  const inFour = layout === "metro" ? metroSlots(wishes, 4) : [];
  const inTwo = layout === "metro" ? metroSlots(wishes, 2) : [];
  return (
    <div className={clsx(styles.grid, className)}>
      <ul
        aria-label={label}
        className={layouts[layout]}
        data-columns={columns}
        data-rows={layout === "columns" || undefined}
        style={{ "--columns": columns } as CSSProperties}
      >
        {tiles.map(({ id, content }, index) => (
          <li
            key={id}
            id={`tile-${id}`}
            style={
              {
                ...movingStyle(id, index),
                "--in-four": gridArea(inFour[index]),
                "--in-two": gridArea(inTwo[index]),
              } as CSSProperties
            }
          >
            {content}
          </li>
        ))}
        {end && layout === "columns" && (
          <li className={styles.end} style={{ viewTransitionName: "tile-end" }}>
            {end}
          </li>
        )}
      </ul>
    </div>
  );
}

/** What makes a tile move to its new place after a choice. */
export function movingStyle(id: string, index: number): CSSProperties {
  return { viewTransitionName: index < MOVING ? `tile-${id}` : undefined };
}

/** A slot as a value of the CSS property `grid-area`. */
function gridArea(slot: MetroSlot | undefined): string | undefined {
  return slot && `span ${slot[1]} / span ${slot[0]}`;
}

/** Width of a picture that fills a tile, as the HTML attribute `sizes`. */
export function tileSizes(layout: TileLayout, columns: 2 | 3 | 4 = 3): string {
  const share = layout === "metro" ? 40 : Math.ceil(92 / columns);
  return `(min-width: 62rem) ${share}vw, (min-width: 36rem) 46vw, 92vw`;
}
