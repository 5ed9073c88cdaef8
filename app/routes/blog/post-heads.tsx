import { Breadcrumbs } from "#app/elements/breadcrumbs.tsx";
import { Byline } from "#app/elements/byline.tsx";
import { Picture } from "#app/elements/picture.tsx";
import { Quote } from "#app/elements/quote.tsx";
import type { PostPage } from "#app/features/blog/post-article.tsx";
import { PostHead } from "#app/features/blog/post-head.tsx";
import { PostFacts } from "#app/features/blog/post-meta.tsx";

/** A post that opens with its picture from edge to edge; everything below it stands on the middle of the page. */
export function FullWidthHead({ page: { post, author, trail } }: { page: PostPage }) {
  return (
    <header>
      <Picture
        picture={post.img}
        sizes="100vw"
        priority
        className="h-[min(72svh,120vw,50rem)] w-full"
      />
      <div className="mx-auto grid w-full max-w-wide justify-items-center gap-6 px-gutter pt-8 text-center">
        <Breadcrumbs trail={trail} current={post.title} className="mb-4" />
        <h1 className="display max-w-[20ch] text-display-1 text-balance">{post.title}</h1>
        <p className="max-w-text text-lead text-balance text-soft">{post.content}</p>
        <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-3 text-start">
          <Byline name={author.name} detail={author.designation} picture={author.img} />
          <PostFacts date={post.date} readingTime={post.readingTime} />
        </div>
      </div>
    </header>
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
