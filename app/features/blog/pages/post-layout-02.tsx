import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { Byline } from "#app/elements/people/byline.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostArticle } from "../post/post-article.tsx";
import { PostFacts } from "../post/post-meta.tsx";
import { nothing } from "../post/post-media.server.ts";
import { presentedPost } from "../post/post-page.server.ts";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import type { Route } from "./+types/post-layout-02.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, nothing);
}

/** For an upright picture: it fills one half of the first screen, the title the other. The text keeps to the line between them. */
export default function PostInHalves({ loaderData: page }: Route.ComponentProps) {
  const { post, author, trail } = page;
  return (
    <PostArticle page={page} width="wide">
      <header className="grid grid-cols-1 lg:min-h-[min(calc(100svh-var(--header-cover)),60rem)] lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 content-between gap-12 bg-tint px-gutter pt-[calc(var(--header-overlap)+2rem)] pb-10 lg:pb-14">
          <Breadcrumbs trail={trail} current={post.title} />
          <div className="grid grid-cols-1 gap-10">
            <h1 className="display text-display-1 text-balance">{post.title}</h1>
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-edge pt-6">
              <Byline name={author.name} detail={author.designation} picture={author.img} />
              <PostFacts date={post.date} readingTime={post.readingTime} />
            </div>
          </div>
        </div>
        <div className="relative min-w-0 max-lg:aspect-4/5">
          <Picture
            picture={post.img}
            sizes="(min-width: 62rem) 50vw, 100vw"
            priority
            className="absolute inset-0 size-full"
          />
        </div>
      </header>
      <div className="grid grid-cols-1 gap-y-10 pt-14 lg:grid-cols-2 lg:pt-24">
        <p className="display max-w-[26ch] self-start px-gutter text-display-3 text-balance lg:sticky lg:top-[calc(var(--header-cover)+6rem)]">
          {post.content}
        </p>
        <div className="px-gutter lg:ps-14">
          <Prose html={post.html} />
        </div>
      </div>
    </PostArticle>
  );
}
