import { POST_FRAME, PostFrame, PresentedPost } from "../../post/post-body.tsx";
import { youtubeFilm } from "../../post/post-media.server.ts";
import { presentedPost } from "../../post/post-page.server.ts";
import { films } from "#app/slots/films.ts";
import { Slot } from "#app/slots/slot.tsx";
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
        <Slot of={films} film={page.media} poster={page.post.img} sizes={POST_FRAME} />
      </PostFrame>
    </PresentedPost>
  );
}
