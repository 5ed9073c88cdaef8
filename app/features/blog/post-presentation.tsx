import type { PostType } from "#content/post-fields.ts";
import { Gallery } from "#app/elements/gallery.tsx";
import { OwnAudio } from "#app/elements/own-audio.tsx";
import { OwnVideo } from "#app/elements/own-video.tsx";
import { Picture } from "#app/elements/picture.tsx";
import { Rail } from "#app/elements/rail.tsx";
import { FilmFacade } from "#app/features/embeds/film-facade.tsx";
import type { PostPage } from "./post-article.tsx";

/** Width of the text's frame on the page. */
const WIDE = "(min-width: 80rem) 76rem, 94vw";

/** With so many pictures the first is large and the others stand beside it; others fill rows. */
const LEAD_AND_FOUR = 5;

/** What one of the nine presentations (specification, point 2) puts between the head of a post and its text. */
export function PostPresentation({ type, page }: { type: PostType; page: PostPage }) {
  const { post, media } = page;
  switch (type) {
    case "blog-gallery-post":
      return (
        <Frame>
          <Gallery
            label={`Pictures of ${post.title}`}
            layout={media.gallery.length === LEAD_AND_FOUR ? "lead" : "justified"}
            items={media.gallery.map((picture) => ({ picture, caption: picture.alt }))}
            className="[--gallery-row:clamp(8rem,30cqi,21rem)]"
          />
        </Frame>
      );
    case "blog-slider-post":
      return (
        <div className="[--rail-inset:calc(max(0px,(100%-80rem)/2)+var(--spacing-gutter))]">
          <Rail
            label={`Pictures of ${post.title}`}
            header={
              <p className="text-small text-soft">
                {media.gallery.length} pictures, from one to the next
              </p>
            }
            item="wide"
            items={media.gallery.map((picture, index) => ({
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
      );
    case "blog-html5-video-post":
      return (
        <Frame>
          <OwnVideo film={media.film} className="rounded-card" />
          <details className="mt-4 text-small">
            <summary className="w-fit py-1 font-semibold underline underline-offset-4">
              What is seen
            </summary>
            <p className="mt-2 max-w-prose text-soft">{media.film.transcript}</p>
          </details>
        </Frame>
      );
    case "blog-youtube-video-post":
    case "blog-vimeo-video-post":
      return (
        <Frame>
          <FilmFacade
            film={type === "blog-vimeo-video-post" ? media.vimeo : media.youtube}
            poster={post.img}
            sizes={WIDE}
          />
        </Frame>
      );
    case "blog-audio-post":
      return (
        <Frame>
          <div className="grid gap-6 lg:grid-cols-[5fr_7fr] lg:items-end">
            <Picture
              picture={post.img}
              sizes="(min-width: 62rem) 32rem, 92vw"
              ratio="1"
              priority
              className="w-full rounded-card"
            />
            <OwnAudio recording={media.recording} />
          </div>
        </Frame>
      );
    case "blog-blockquote-post":
    case "blog-full-width-post":
      return null;
    case "blog-standard-post":
      return (
        <Frame>
          <Picture
            picture={post.img}
            sizes={WIDE}
            ratio="16 / 9"
            priority
            className="w-full rounded-card"
          />
        </Frame>
      );
  }
}

function Frame({ children }: { children: React.ReactNode }) {
  return <div className="mx-auto w-full max-w-page px-gutter">{children}</div>;
}
