import * as styles from "./project-grid.module.css";
import { clsx } from "clsx";
import { CONTACT } from "#content/addresses.ts";
import type { ProjectSummary } from "#content/projects.ts";
import {
  EVERYTHING,
  FilterLinks,
  filterOptions,
} from "#app/elements/actions/filter-links/filter-links.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { TileGrid, type TileLayout, tileSizes } from "#app/elements/media/tile-grid/tile-grid.tsx";
import { TileMasonry } from "#app/elements/media/tile-masonry.tsx";
import { counted } from "#shared/counted.ts";
import { useActiveFilter } from "../use-active-filter.ts";
import { ProjectTile, type TileFamily } from "../project-tile/project-tile.tsx";
import { Section } from "#app/sections/section.tsx";
import * as words from "../../words.ts";

/** How close the tiles of a family stand, and how wide the grid is: their own grounds and frames need less air than captions. */
const spacings = {
  classic: styles.airy,
  boxed: styles.boxed,
  colorful: styles.close,
  bordered: styles.joined,
  overlay: styles.none,
  "switch-image": styles.airy,
} as const satisfies Record<TileFamily, string>;

interface ProjectGridProps {
  /** Address of the page, for the filter. */
  path: string;
  family: TileFamily;
  layout: TileLayout;
  columns: 2 | 3 | 4;
  projects: readonly ProjectSummary[];
  /** The filter that the server made the page with. */
  filter: string;
  hasPictureAbove: boolean;
}

/**
 * Projects with their filter, which offers what they have. It begins with all of them unless the address names a filter (specification,
 * points 4 and 9) that one of them fits.
 */
export function ProjectGrid({
  path,
  family,
  layout,
  columns,
  projects,
  filter,
  hasPictureAbove,
}: ProjectGridProps) {
  const used = new Set<string>(projects.flatMap(({ categories }) => categories));
  const options = filterOptions.filter(({ key }) => key === EVERYTHING || used.has(key));
  const named = useActiveFilter(filter);
  const active = options.some(({ key }) => key === named) ? named : EVERYTHING;
  const shown = projects.filter(
    ({ categories }) => active === EVERYTHING || categories.some((name) => name === active),
  );
  const isFull = family === "overlay";
  const shape = layout === "metro" ? "fill" : layout === "masonry" ? "own" : "equal";
  const tiles = shown.map((project, index) => ({
    id: project.slug,
    isProminent: project.isProminent ?? false,
    content: (
      <ProjectTile
        project={project}
        family={family}
        shape={shape}
        number={projects.indexOf(project) + 1}
        sizes={tileSizes(layout, columns)}
        priority={index === 0 && !hasPictureAbove}
      />
    ),
  }));
  return (
    <Section
      width={isFull ? "full" : "wide"}
      space="none"
      aria-label={words.projects}
      className={isFull ? "pt-6 lg:pt-10" : "pt-6 pb-tight lg:pt-10"}
    >
      <div
        className={clsx(
          "mb-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-2 lg:mb-10",
          isFull && "mx-auto max-w-wide px-gutter",
        )}
      >
        {options.length > 1 && (
          <FilterLinks label={words.filterProjects} options={options} active={active} path={path} />
        )}
        <p role="status" className="text-small text-soft tabular-nums">
          {active === EVERYTHING
            ? counted(words.projectCount, projects.length)
            : counted(words.shownProjects, projects.length, { shown: shown.length })}
        </p>
      </div>
      {layout === "masonry" ? (
        <TileMasonry
          label={words.projects}
          columns={columns}
          className={spacings[family]}
          tiles={tiles}
        />
      ) : (
        <TileGrid
          label={words.projects}
          layout={layout}
          columns={columns}
          className={spacings[family]}
          end={<Invitation />}
          tiles={tiles}
        />
      )}
    </Section>
  );
}

/** What stands where the last row has room. */
function Invitation() {
  return (
    <Link href={CONTACT} className={styles.projectInvitation}>
      <span className="display text-display-4">{words.invitation}</span>
      <span className="flex items-center gap-2 text-small">
        {words.invitationAction}
        <Icon name="arrow-right" className="size-4 rtl:rotate-180" />
      </span>
    </Link>
  );
}
