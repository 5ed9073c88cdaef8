import { Breadcrumbs } from "#app/elements/breadcrumbs.tsx";
import { Byline } from "#app/elements/byline.tsx";
import { Picture } from "#app/elements/picture.tsx";
import { Quote } from "#app/elements/quote.tsx";
import type { PostPage } from "#app/features/blog/post-article.tsx";
import { PostHead } from "#app/features/blog/post-head.tsx";
import { PostFacts } from "#app/features/blog/post-meta.tsx";
import { TitleOverMedia } from "#app/sections/title-over-media.tsx";

/** A post that opens with its picture from edge to edge, the title upon it. */
export function FullWidthHead({ page: { post, author, trail } }: { page: PostPage }) {
  return (
    <>
      <TitleOverMedia
        heading={post.title}
        intro={post.content}
        trail={trail}
        media={
          <Picture
            picture={post.img}
            sizes="100vw"
            alt=""
            priority
            className="absolute inset-0 -z-1 size-full"
          />
        }
      />
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-gutter pt-8">
        <Byline name={author.name} detail={author.designation} picture={author.img} />
        <PostFacts date={post.date} readingTime={post.readingTime} />
      </div>
    </>
  );
}

/** A post that opens with one sentence, alone on the brand's ground; the title stands below it. */
export function QuotationHead({ page }: { page: PostPage }) {
  const { trail, post, media } = page;
  return (
    <>
      <div className="mx-auto w-full max-w-page px-gutter pt-[calc(var(--header-overlap)+2.5rem)]">
        <Breadcrumbs trail={trail} current={post.title} />
        <Quote text={media.quote.text} source={media.quote.source} look="poster" className="mt-8" />
      </div>
      <PostHead page={page} isBelow />
    </>
  );
}
