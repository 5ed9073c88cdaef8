import { blogTitles } from "#content/blog-titles.ts";
import { blogTrail } from "../blog-trail.ts";
import { MasonryList } from "../lists/masonry-list.tsx";
import { PostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import { ColorfulPageTitle } from "#app/sections/page-titles/colorful-page-title/colorful-page-title.tsx";
import type { Route } from "./+types/blog-masonry.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: blogTitles.masonry,
    list: postList(url, { blogType: "masonry", perPage: 14 }),
  };
}

export default function BlogMasonry({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <>
      <ColorfulPageTitle {...title} trail={blogTrail} crumb="Masonry" />
      <PostListBand list={list}>{(posts) => <MasonryList posts={posts} />}</PostListBand>
    </>
  );
}
