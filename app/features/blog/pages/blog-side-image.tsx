import { blogTitles } from "#content/blog-titles.ts";
import { blogTrail } from "../blog-trail.ts";
import { SideImageList } from "../lists/side-image-list.tsx";
import { PostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import type { Route } from "./+types/blog-side-image.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: blogTitles.sideImage,
    list: postList(url, { blogType: "sideImage", perPage: 6 }),
  };
}

export default function BlogSideImage({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} align="end" trail={blogTrail} crumb="Side image" />
      <PostListBand list={list} width="full">
        {(posts) => <SideImageList posts={posts} />}
      </PostListBand>
    </>
  );
}
