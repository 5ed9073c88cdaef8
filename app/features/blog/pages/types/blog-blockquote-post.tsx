import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { Quote } from "#app/elements/people/quote/quote.tsx";
import { PostArticle } from "../../post/post-article.tsx";
import { PostBody } from "../../post/post-body.tsx";
import { PostHead } from "../../post/post-head.tsx";
import { quotation } from "../../post/post-media.server.ts";
import { presentedPost } from "../../post/post-page.server.ts";
import type { Route } from "./+types/blog-blockquote-post.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, quotation);
}

/** A post that opens with one sentence, alone on the brand's ground; the title stands below it. */
export default function QuotationPost({ loaderData: page }: Route.ComponentProps) {
  const { trail, post, media } = page;
  return (
    <PostArticle page={page}>
      <div className="mx-auto w-full max-w-page px-gutter pt-[calc(var(--header-overlap)+2.5rem)]">
        <Breadcrumbs trail={trail} current={post.title} />
        <Quote text={media.text} source={media.source} look="poster" className="mt-8" />
      </div>
      <PostHead page={page} isBelow withExcerpt={media.text !== post.content} />
      <PostBody page={page} />
    </PostArticle>
  );
}
