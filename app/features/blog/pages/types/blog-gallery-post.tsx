import { Gallery } from "#app/elements/media/gallery/gallery.tsx";
import { PostFrame, PresentedPost } from "../../post/post-body.tsx";
import { gallery } from "../../post/post-media.server.ts";
import { presentedPost } from "../../post/post-page.server.ts";
import { fill } from "#shared/words.ts";
import * as words from "../../words.ts";
import type { Route } from "./+types/blog-gallery-post.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, gallery);
}

/** With so many pictures the first is large and the others stand beside it; others fill rows. */
const LEAD_AND_FOUR = 5;

/** A post with a gallery whose pictures open large. */
export default function GalleryPost({ loaderData: page }: Route.ComponentProps) {
  const { media: pictures } = page;
  return (
    <PresentedPost page={page}>
      <PostFrame>
        <Gallery
          label={fill(words.picturesOf, { title: page.post.title })}
          layout={pictures.length === LEAD_AND_FOUR ? "lead" : "justified"}
          items={pictures.map((picture) => ({ picture, caption: picture.alt }))}
          className="[--gallery-row:clamp(8rem,30cqi,21rem)]"
        />
      </PostFrame>
    </PresentedPost>
  );
}
