import { activeFilter } from "#app/elements/actions/filter-links/filter-links.tsx";
import { pagePath } from "#app/engine/page-path.ts";
import type { Route } from "./+types/grid-page.ts";
import { gridAt } from "../grids/grids.server.ts";
import { GridHeadBand } from "../grids/grid-head.tsx";
import { LayoutLinks } from "../grids/layout-links.tsx";
import { ProjectGrid } from "../grids/project-grid/project-grid.tsx";

// All projects are in the page: another filter needs nothing from the server.
export { keepOnQueryChange as shouldRevalidate } from "#app/engine/keep-on-query.ts";

/** One module for thirty addresses: family and layout are read from the address, and without script the filter from its query. */
export function loader({ url }: Route.LoaderArgs) {
  return { ...gridAt(pagePath(url.pathname)), filter: activeFilter(url.searchParams) };
}

export default function PortfolioGridPage({
  loaderData: { head, place, others, ...grid },
}: Route.ComponentProps) {
  return (
    <>
      <GridHeadBand head={head} place={place} />
      <ProjectGrid
        {...grid}
        hasPictureAbove={head.kind === "gallery" || head.kind === "parallax"}
      />
      {others.length > 0 && <LayoutLinks groups={others} />}
    </>
  );
}
