import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Rail } from "#app/elements/motion/rail/rail.tsx";
import { PresentedPost } from "../../post/post-body.tsx";
import { gallery } from "../../post/post-media.server.ts";
import { presentedPost } from "../../post/post-page.server.ts";
import { counted } from "#shared/counted.ts";
import { fill } from "#shared/words.ts";
import * as words from "../../words.ts";
import type { Route } from "./+types/blog-slider-post.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, gallery);
}

/** A post with its pictures in a row that is moved by hand. */
export default function SliderPost({ loaderData: page }: Route.ComponentProps) {
  const { media: pictures } = page;
  return (
    <PresentedPost page={page}>
      <div className="[--rail-inset:calc(max(0px,(100%-80rem)/2)+var(--spacing-gutter))]">
        <Rail
          label={fill(words.picturesOf, { title: page.post.title })}
          header={
            <p className="text-small text-soft">{counted(words.pictureCount, pictures.length)}</p>
          }
          item="wide"
          items={pictures.map((picture, index) => ({
            key: picture.name,
            content: (
              <Picture
                picture={picture}
                sizes="(min-width: 62rem) 70vw, 86vw"
                ratio="16 / 10"
                priority={index === 0}
                className="w-full rounded-card"
              />
            ),
          }))}
        />
      </div>
    </PresentedPost>
  );
}
