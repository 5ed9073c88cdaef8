import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { PictureSource } from "#content/media.ts";
import type { ProjectSummary } from "#content/projects.ts";
import {
  EVERYTHING,
  FilterLinks,
  filterOptions,
} from "#app/elements/actions/filter-links/filter-links.tsx";
import { TileGrid, type TileLayout, tileSizes } from "#app/elements/media/tile-grid/tile-grid.tsx";
import { TileMasonry } from "#app/elements/media/tile-masonry.tsx";
import { useActiveFilter } from "#app/features/portfolio/grids/use-active-filter.ts";
import { ProjectTile } from "#app/features/portfolio/grids/project-tile/project-tile.tsx";
import "#app/styles/main.css";

/** The page that `npm run bench:grid` measures: the portfolio's own grid, tiles and filter with 300 generated projects. */
const COUNT = 300;

const categories = ["fashion", "travel", "lifestyle", "business"] as const;
const picture: PictureSource = {
  name: "project-beer-1",
  width: 960,
  height: 720,
  widths: [480, 960],
  alt: "",
  color: "#91947a",
};

const projects = Array.from({ length: COUNT }, (_, index): ProjectSummary => ({
  slug: `project-${index}`,
  path: `/portfolio/projects/project-${index}`,
  title: `Project number ${index}`,
  client: `Client ${index % 40}`,
  year: 2020 + (index % 7),
  categories: [categories[index % 4]!, categories[(index * 7 + 1) % 4]!],
  discipline: "Packaging",
  shape: (["upright", "square", "lying"] as const)[index % 3]!,
  ...(index % 5 === 0 && { isProminent: true as const }),
  tone: { ground: "#1f4e86", ink: "#ffffff" },
  cover: picture,
  other: picture,
}));

function Page() {
  const layout = (new URLSearchParams(window.location.search).get("layout") ??
    window.location.pathname.slice(1)) as TileLayout;
  const active = useActiveFilter(EVERYTHING);
  const shown = projects.filter(
    (project) =>
      active === EVERYTHING || project.categories.some((category) => category === active),
  );
  const tiles = shown.map((project) => ({
    id: project.slug,
    isProminent: project.isProminent ?? false,
    content: (
      <ProjectTile
        project={project}
        family="classic"
        shape={layout === "metro" ? "fill" : layout === "masonry" ? "own" : "equal"}
        number={projects.indexOf(project) + 1}
        sizes={tileSizes(layout, 4)}
        priority={false}
      />
    ),
  }));
  return (
    <>
      <FilterLinks label="Filter" options={filterOptions} active={active} path={`/${layout}`} />
      {layout === "masonry" ? (
        <TileMasonry label="Projects" columns={4} tiles={tiles} />
      ) : (
        <TileGrid label="Projects" layout={layout} columns={4} tiles={tiles} />
      )}
    </>
  );
}

const router = createBrowserRouter([{ path: "*", element: <Page /> }]);
createRoot(document.body).render(<RouterProvider router={router} />);
