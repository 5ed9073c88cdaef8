import { blogTitles } from "#content/blog-titles.ts";
import { blogTrail } from "../blog-trail.ts";
import { ClassicList } from "../lists/classic-list.tsx";
import { PostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import type { Route } from "./+types/blog-classic.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: blogTitles.classic,
    list: postList(url, { blogType: "classic", perPage: 5 }),
  };
}

export default function BlogClassic({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} align="center" trail={blogTrail} crumb="Classic" />
      <PostListBand list={list} width="page">
        {(posts) => <ClassicList posts={posts} />}
      </PostListBand>
    </>
  );
}
