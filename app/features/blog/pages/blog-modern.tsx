import { blogTitles } from "#content/blog-titles.ts";
import { blogTrail } from "#app/features/blog/blog-trail.ts";
import { ModernList } from "#app/features/blog/lists/modern-list.tsx";
import { PostListBand } from "#app/features/blog/lists/post-list-band.tsx";
import { postList } from "#app/features/blog/lists/post-list.server.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import type { Route } from "./+types/blog-modern.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: blogTitles.modern,
    list: postList(url, { blogType: "modern", perPage: 9 }),
  };
}

export default function BlogModern({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} trail={blogTrail} crumb="Modern" />
      <PostListBand list={list}>{(posts) => <ModernList posts={posts} />}</PostListBand>
    </>
  );
}
