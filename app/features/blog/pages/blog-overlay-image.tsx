import { blogTitles } from "#content/blog-titles.ts";
import { blogTrail } from "../blog-trail.ts";
import { OverlayList } from "../lists/overlay-list/overlay-list.tsx";
import { GrowingPostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { ParallaxPageTitle } from "#app/sections/page-titles/parallax-page-title/parallax-page-title.tsx";
import type { Route } from "./+types/blog-overlay-image.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export const handle: PageHandle = { header: { over: "dark" } };

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: blogTitles.overlayImage,
    list: postList(url, { blogType: "overlayImage", perPage: 12 }),
  };
}

export default function BlogOverlayImage({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <>
      <ParallaxPageTitle {...title} trail={blogTrail} crumb="Overlay image" />
      <GrowingPostListBand list={list}>
        {(posts) => <OverlayList posts={posts} />}
      </GrowingPostListBand>
    </>
  );
}
