import * as styles from "./post-layout-01.module.css";
import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostArticle } from "../post/post-article.tsx";
import { TextContents } from "#app/elements/text/text-contents.tsx";
import { PostFactSheet } from "../post/post-fact-sheet.tsx";
import { nothing } from "../post/post-media.server.ts";
import { presentedPost } from "../post/post-page.server.ts";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import type { Route } from "./+types/post-layout-01.ts";
import * as words from "../words.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, nothing);
}

/** For texts that are consulted: contents at one side of the text, facts at the other, both staying while it passes. */
export default function PostWithMargins({ loaderData: page }: Route.ComponentProps) {
  const { post, trail } = page;
  return (
    <PostArticle page={page} width="wide">
      <header className="mx-auto grid w-full max-w-wide grid-cols-1 gap-x-8 gap-y-6 px-gutter pt-[calc(var(--header-overlap)+2.5rem)] pb-12 lg:grid-cols-12 lg:items-end lg:pb-16">
        <Breadcrumbs trail={trail} current={post.title} className="lg:col-span-12 lg:mb-8" />
        <h1 className="display max-w-[14ch] text-display-1 lg:col-span-8">{post.title}</h1>
        <p className="max-w-text text-lead text-soft lg:col-span-4">{post.content}</p>
      </header>
      <div className={styles.picture}>
        <Picture
          picture={post.img}
          sizes="96vw"
          priority
          className="aspect-4/3 w-full rounded-s-card md:aspect-21/9"
        />
      </div>
      <div className="mx-auto mt-8 grid w-full max-w-wide grid-cols-1 gap-x-[4vw] gap-y-8 px-gutter lg:mt-20 lg:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,13rem)]">
        <TextContents label={words.inThisPost} toc={post.toc} />
        <Prose
          html={post.html}
          className="order-last lg:order-none lg:col-start-2 lg:justify-self-center"
        />
        <PostFactSheet
          page={page}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-8 lg:sticky lg:top-[calc(var(--header-cover)+2rem)] lg:grid-cols-1 lg:self-start"
        />
      </div>
    </PostArticle>
  );
}
