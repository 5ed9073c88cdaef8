import { Picture } from "#app/elements/media/picture/picture.tsx";
import { POST_FRAME, PostFrame, PresentedPost } from "../../post/post-body.tsx";
import { nothing } from "../../post/post-media.server.ts";
import { presentedPost } from "../../post/post-page.server.ts";
import type { Route } from "./+types/blog-standard-post.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, nothing);
}

/** A post that opens with its picture. */
export default function StandardPost({ loaderData: page }: Route.ComponentProps) {
  return (
    <PresentedPost page={page}>
      <PostFrame>
        <Picture
          picture={page.post.img}
          sizes={POST_FRAME}
          ratio="16 / 9"
          priority
          className="w-full rounded-card"
        />
      </PostFrame>
    </PresentedPost>
  );
}
