import { POST_FRAME, PostFrame, PresentedPost } from "#app/features/blog/post/post-body.tsx";
import { youtubeFilm } from "#app/features/blog/post/post-media.server.ts";
import { presentedPost } from "#app/features/blog/post/post-page.server.ts";
import { FilmFacade } from "#app/features/embeds/film-facade.tsx";
import type { Route } from "./+types/blog-youtube-video-post.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, youtubeFilm);
}

/** A post with a film at YouTube, which nothing is asked of before the visitor agrees. */
export default function YouTubePost({ loaderData: page }: Route.ComponentProps) {
  return (
    <PresentedPost page={page}>
      <PostFrame>
        <FilmFacade film={page.media} poster={page.post.img} sizes={POST_FRAME} />
      </PostFrame>
    </PresentedPost>
  );
}
