import "#app/elements/media/hover.css";
import "./project-tile.css";
import { type CSSProperties, memo } from "react";
import type { ProjectSummary } from "#content/projects.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

const families = {
  /** The picture, its caption below. */
  classic: "project-tile project-tile-classic",
  /** A card that is lifted when it is meant. */
  boxed: "project-tile project-tile-boxed hover-lift",
  /** The project's own colour floods the tile when it is meant; on touch screens it is there. */
  colorful: "project-tile project-tile-colorful",
  /** A hairline frame with a mount, as around a print. */
  bordered: "project-tile project-tile-bordered",
  /** The caption on the picture, on a scrim. */
  overlay: "project-tile project-tile-overlay",
  /** A second picture when it is meant; on touch screens it stands in the corner. */
  "switch-image": "project-tile project-tile-switch",
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
      <div className="project-tile-frame">
        <Picture
          picture={cover}
          alt=""
          sizes={sizes}
          {...(focus && { position: focus })}
          priority={priority}
        />
        {family === "switch-image" && (
          <Picture picture={other} alt="" sizes={sizes} className="project-tile-other" />
        )}
      </div>
      <div className="project-tile-words">
        {family === "bordered" && (
          <span aria-hidden className="project-tile-number">
            {String(number).padStart(2, "0")}
          </span>
        )}
        <h2 className="project-tile-title">
          <Link href={path} className="project-tile-link">
            {title}
          </Link>
        </h2>
        <p className="project-tile-note">
          <span>{family === "boxed" ? discipline : client}</span>
          <span className="tabular-nums">{year}</span>
        </p>
      </div>
    </article>
  );
});
