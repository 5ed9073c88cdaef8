import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { Byline } from "#app/elements/people/byline.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostArticle } from "../../post/post-article.tsx";
import { PostFacts } from "../../post/post-meta.tsx";
import { nothing } from "../../post/post-media.server.ts";
import { presentedPost } from "../../post/post-page.server.ts";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import type { Route } from "./+types/blog-full-width-post.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, nothing);
}

/** A post that opens with its picture from edge to edge; everything below it stands on the middle of the page. */
export default function FullWidthPost({ loaderData: page }: Route.ComponentProps) {
  const { post, author, trail } = page;
  return (
    <PostArticle page={page}>
      <header>
        <Picture
          picture={post.img}
          sizes="100vw"
          priority
          className="h-[min(72svh,120vw,50rem)] w-full"
        />
        <div className="mx-auto grid w-full max-w-wide grid-cols-1 justify-items-center gap-6 px-gutter pt-8 text-center">
          <Breadcrumbs trail={trail} current={post.title} className="mb-4" />
          <h1 className="display max-w-[20ch] text-display-1 text-balance wrap-anywhere">
            {post.title}
          </h1>
          <p className="max-w-text text-lead text-balance text-soft">{post.content}</p>
          <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-3 text-start">
            <Byline name={author.name} detail={author.designation} picture={author.img} />
            <PostFacts date={post.date} readingTime={post.readingTime} />
          </div>
        </div>
      </header>
      <div className="mx-auto mt-14 w-full max-w-[calc(66ch+2*var(--spacing-gutter))] px-gutter">
        <Prose html={post.html} dropCap="raised" />
      </div>
    </PostArticle>
  );
}
