import { blogTitles } from "#content/blog-titles.ts";
import { blogTrail } from "../blog-trail.ts";
import { listedPost } from "../lists/listed-post.server.ts";
import { MetroList } from "../lists/metro-list/metro-list.tsx";
import { PostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import type { Route } from "./+types/blog-metro.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    heading: blogTitles.metro.heading,
    list: postList(url, { blogType: "metro", perPage: 14 }, (post) => ({
      ...listedPost(post),
      isProminent: post.double_col,
    })),
  };
}

export default function BlogMetro({ loaderData: { heading, list } }: Route.ComponentProps) {
  return (
    <>
      <MiniPageTitle heading={heading} trail={blogTrail} crumb="Metro" />
      <PostListBand list={list} width="full">
        {(posts) => <MetroList posts={posts} />}
      </PostListBand>
    </>
  );
}
