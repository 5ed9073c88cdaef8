import { blogTitles } from "#content/blog-titles.ts";
import { blogTrail } from "../blog-trail.ts";
import { CleanList } from "../lists/clean-list.tsx";
import { GrowingPostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import type { Route } from "./+types/blog-clean.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: blogTitles.clean,
    list: postList(url, { blogType: "clean", perPage: 12 }),
  };
}

export default function BlogClean({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} trail={blogTrail} crumb="Clean" />
      <GrowingPostListBand list={list}>
        {(posts) => <CleanList posts={posts} />}
      </GrowingPostListBand>
    </>
  );
}
