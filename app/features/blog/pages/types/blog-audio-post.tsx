import { OwnAudio } from "../../post/own-audio/own-audio.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostFrame, PresentedPost } from "../../post/post-body.tsx";
import { recording } from "../../post/post-media.server.ts";
import { presentedPost } from "../../post/post-page.server.ts";
import type { Route } from "./+types/blog-audio-post.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, recording);
}

/** A post with a recording of our own, and what is heard in it as text. */
export default function AudioPost({ loaderData: page }: Route.ComponentProps) {
  return (
    <PresentedPost page={page}>
      <PostFrame>
        <div className="grid gap-6 lg:grid-cols-[5fr_7fr] lg:items-end">
          <Picture
            picture={page.post.img}
            sizes="(min-width: 62rem) 32rem, 92vw"
            ratio="1"
            priority
            className="w-full rounded-card"
          />
          <OwnAudio recording={page.media} />
        </div>
      </PostFrame>
    </PresentedPost>
  );
}
