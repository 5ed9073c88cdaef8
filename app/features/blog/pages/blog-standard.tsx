import { blogTitles } from "#content/blog-titles.ts";
import { blogTrail } from "../blog-trail.ts";
import { StandardList } from "../lists/standard-list/standard-list.tsx";
import { PostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import { streamPost } from "../lists/stream-post.server.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import * as words from "../words.ts";
import type { Route } from "./+types/blog-standard.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: blogTitles.standard,
    list: postList(url, { blogType: "standard", perPage: 8 }, streamPost),
  };
}

export default function BlogStandard({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} trail={blogTrail.slice(0, 1)} crumb={words.blog} />
      <PostListBand list={list}>{(posts) => <StandardList posts={posts} />}</PostListBand>
    </>
  );
}
