import * as hover from "#app/elements/media/hover.module.css";
import * as styles from "./project-tile.module.css";
import { type CSSProperties, memo } from "react";
import type { ProjectSummary } from "#content/projects.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

const families = {
  /** The picture, its caption below. */
  classic: `${styles.tile} ${styles.classic}`,
  /** A card that is lifted when it is meant. */
  boxed: `${styles.tile} ${styles.boxed} ${hover.lift}`,
  /** The project's own colour floods the tile when it is meant; on touch screens it is there. */
  colorful: `${styles.tile} ${styles.colorful}`,
  /** A hairline frame with a mount, as around a print. */
  bordered: `${styles.tile} ${styles.bordered}`,
  /** The caption on the picture, on a scrim. */
  overlay: `${styles.tile} ${styles.overlay}`,
  /** A second picture when it is meant; on touch screens it stands in the corner. */
  "switch-image": `${styles.tile} ${styles.tileSwitch}`,
} as const;

export type TileFamily = keyof typeof families;

/** Shapes of pictures where tiles keep their own. */
const ratios = { upright: "4 / 5", square: "1", lying: "4 / 3" } as const;

interface ProjectTileProps {
  project: ProjectSummary;
  family: TileFamily;
  /** `own`: as upright as the project's cover likes to be; `fill`: what the tile leaves; otherwise all alike. */
  shape: "equal" | "own" | "fill";
  /** Place in the list, from 1: frames are numbered. */
  number: number;
  /** Width of the picture, as the HTML attribute. */
  sizes: string;
  /** The first picture of a page whose head has none. */
  priority: boolean;
}

/**
 * One project as a tile. The whole tile is its link; what answers to a pointer answers to the focus, and is there on touch screens. A tile
 * that stays when the filter changes is not made anew.
 */
export const ProjectTile = memo(function ProjectTile({
  project,
  family,
  shape,
  number,
  sizes,
  priority,
}: ProjectTileProps) {
  const { title, client, year, discipline, path, cover, other, focus, tone } = project;
  const ratio = shape === "own" ? ratios[project.shape] : shape === "equal" ? "4 / 3" : undefined;
  return (
    <article
      className={families[family]}
      data-fill={shape === "fill" || undefined}
      style={
        {
          "--tone": tone.ground,
          "--on-tone": tone.ink,
          "--ratio": ratio ?? "auto",
        } as CSSProperties
      }
    >
      <div className={styles.frame}>
        <Picture
          picture={cover}
          alt=""
          sizes={sizes}
          {...(focus && { position: focus })}
          priority={priority}
        />
        {family === "switch-image" && other.name !== cover.name && (
          <Picture picture={other} alt="" sizes={sizes} className={styles.other} />
        )}
      </div>
      <div className={styles.words}>
        {family === "bordered" && (
          <span aria-hidden className={styles.number}>
            {String(number).padStart(2, "0")}
          </span>
        )}
        <h2 className={styles.title}>
          <Link href={path} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.note}>
          <span>{family === "boxed" || client === "" ? discipline : client}</span>
          <span className="tabular-nums">{year}</span>
        </p>
      </div>
    </article>
  );
});
