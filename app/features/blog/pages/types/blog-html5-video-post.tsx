import { OwnVideo } from "#app/elements/media/own-video.tsx";
import { POST_FRAME, PostFrame, PresentedPost } from "../../post/post-body.tsx";
import { ownFilm } from "../../post/post-media.server.ts";
import { presentedPost } from "../../post/post-page.server.ts";
import * as words from "../../words.ts";
import type { Route } from "./+types/blog-html5-video-post.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, ownFilm);
}

/** A post with a film of our own, and what is seen in it as text. */
export default function VideoPost({ loaderData: page }: Route.ComponentProps) {
  const { media: film } = page;
  return (
    <PresentedPost page={page}>
      <PostFrame>
        <OwnVideo film={film} sizes={POST_FRAME} className="rounded-card" />
        <details className="mt-4 text-small">
          <summary className="w-fit py-1 font-semibold underline underline-offset-4">
            {words.transcript}
          </summary>
          <p className="mt-2 max-w-prose text-soft">{film.transcript}</p>
        </details>
      </PostFrame>
    </PresentedPost>
  );
}
