import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Quote } from "#app/elements/people/quote/quote.tsx";
import { PostArticle } from "../post/post-article.tsx";
import { PostCategories, PostFacts } from "../post/post-meta.tsx";
import { quotation } from "../post/post-media.server.ts";
import { presentedPost } from "../post/post-page.server.ts";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import { textHalves } from "../post/text-halves.ts";
import type { Route } from "./+types/post-layout-03.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, quotation);
}

/** For an essay: the picture from edge to edge, a sheet with the title laid upon it, a large first letter, one sentence pulled out. */
export default function PostOnASheet({ loaderData: page }: Route.ComponentProps) {
  const { post, author, trail, categories, media } = page;
  const [before, after] = textHalves(post.html);
  return (
    <PostArticle page={page}>
      <Picture
        picture={post.img}
        sizes="100vw"
        priority
        className="h-[min(66svh,130vw,46rem)] w-full"
      />
      <div className="mx-auto w-full max-w-page lg:px-gutter">
        <div className="relative me-gutter -mt-28 grid max-w-220 grid-cols-1 gap-6 bg-paper pe-6 pt-8 ps-gutter lg:-mt-64 lg:px-20 lg:pt-14">
          <Breadcrumbs trail={trail} current={post.title} />
          <h1 className="display text-display-2 text-balance">{post.title}</h1>
          <p className="max-w-text text-lead text-soft">{post.content}</p>
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-y border-line py-3">
            <span className="text-small font-semibold">{author.name}</span>
            <PostFacts date={post.date} readingTime={post.readingTime} />
            <PostCategories categories={categories} className="lg:ms-auto" />
          </div>
        </div>
        <div className="px-gutter pt-10 lg:px-20 lg:pt-14">
          <Prose html={before} dropCap="sunken" />
          {/* The excerpt has been said in the head. */}
          {media.text !== post.content && (
            <Quote
              look="pulled"
              text={media.text}
              source={media.source}
              className="my-14 max-w-220 lg:ms-[16%]"
            />
          )}
          <Prose html={after} />
        </div>
      </div>
    </PostArticle>
  );
}
