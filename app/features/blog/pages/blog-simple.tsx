import { blogTitles } from "#content/blog-titles.ts";
import { blogTrail } from "../blog-trail.ts";
import { SimpleList } from "../lists/simple-list/simple-list.tsx";
import { PostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import { BigPageTitle } from "#app/sections/page-titles/big-page-title/big-page-title.tsx";
import type { Route } from "./+types/blog-simple.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: blogTitles.simple,
    list: postList(url, { blogType: "simple", perPage: 24 }),
  };
}

export default function BlogSimple({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <>
      <BigPageTitle {...title} trail={blogTrail} crumb="Simple" />
      <PostListBand list={list}>{(posts) => <SimpleList posts={posts} />}</PostListBand>
    </>
  );
}
