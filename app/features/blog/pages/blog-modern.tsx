import { blogTitles } from "#content/blog-titles.ts";
import { blogTrail } from "../blog-trail.ts";
import { ModernList } from "../lists/modern-list.tsx";
import { PostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
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
