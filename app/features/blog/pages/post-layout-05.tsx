import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { Byline } from "#app/elements/people/byline.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostArticle } from "../post/post-article.tsx";
import { PostFacts } from "../post/post-meta.tsx";
import { nothing } from "../post/post-media.server.ts";
import { presentedPost } from "../post/post-page.server.ts";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import type { Route } from "./+types/post-layout-05.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, nothing);
}

/** For a picture with a mood: it stands in one half of the window as long as the text passes in the other. */
export default function PostBesideItsPicture({ loaderData: page }: Route.ComponentProps) {
  const { post, author, trail } = page;
  return (
    <PostArticle page={page} width="wide">
      <div className="grid grid-cols-1 lg:grid-cols-2">
        <div className="min-w-0 lg:order-last">
          <Picture
            picture={post.img}
            sizes="(min-width: 62rem) 90vh, 100vw"
            priority
            className="aspect-4/3 w-full sm:aspect-21/9 lg:sticky lg:top-(--header-cover) lg:aspect-auto lg:h-[calc(100svh-var(--header-cover))]"
          />
        </div>
        <div className="min-w-0 px-gutter pt-8 pb-4 lg:px-[max(var(--spacing-gutter),4vw)] lg:pt-[calc(var(--header-overlap)+3.5rem)]">
          <header className="grid grid-cols-1 gap-6 pb-12 lg:min-h-[60svh] lg:content-between">
            <Breadcrumbs trail={trail} current={post.title} />
            <div className="grid grid-cols-1 gap-6">
              <h1 className="display text-display-1 text-balance">{post.title}</h1>
              <p className="max-w-text text-lead text-soft">{post.content}</p>
              <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
                <Byline name={author.name} detail={author.designation} picture={author.img} />
                <PostFacts date={post.date} readingTime={post.readingTime} />
              </div>
            </div>
          </header>
          <Prose html={post.html} />
        </div>
      </div>
    </PostArticle>
  );
}
