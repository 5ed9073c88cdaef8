import { blogTitles } from "#content/blog-titles.ts";
import { blogTrail } from "../blog-trail.ts";
import { GridList } from "../lists/grid-list.tsx";
import { GrowingPostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import type { Route } from "./+types/blog-grid.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: blogTitles.grid,
    list: postList(url, { blogType: "grid", perPage: 12 }),
  };
}

export default function BlogGrid({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} trail={blogTrail} crumb="Grid" ground="tint" />
      <GrowingPostListBand list={list}>{(posts) => <GridList posts={posts} />}</GrowingPostListBand>
    </>
  );
}
