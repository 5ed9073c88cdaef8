import * as styles from "./post-layout-04.module.css";
import { clsx } from "clsx";
import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { Byline } from "#app/elements/people/byline.tsx";
import { PostArticle } from "../post/post-article.tsx";
import { PostFacts } from "../post/post-meta.tsx";
import { nothing } from "../post/post-media.server.ts";
import { presentedPost } from "../post/post-page.server.ts";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import type { Route } from "./+types/post-layout-04.ts";

/** A title fills the screen if it has at most so many characters, and each of its words; any other is set as titles are. */
const SHORT = { title: 28, word: 8 };

function isShort(title: string): boolean {
  return title.length <= SHORT.title && title.split(" ").every((word) => word.length <= SHORT.word);
}

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader(request: Route.LoaderArgs) {
  return presentedPost(request, nothing);
}

/** For a text without a picture: the title is the picture, on a dark ground; below it two columns, as in a magazine. */
export default function PostInType({ loaderData: page }: Route.ComponentProps) {
  const { post, author, trail } = page;
  return (
    <PostArticle page={page}>
      <header data-tone="night">
        <div className="mx-auto grid min-h-[min(calc(100svh-var(--header-cover)),58rem)] w-full max-w-wide grid-cols-1 content-between gap-12 px-gutter pt-[calc(var(--header-overlap)+2rem)] pb-10 lg:pb-14">
          <Breadcrumbs trail={trail} current={post.title} />
          <h1
            className={clsx(
              "display",
              isShort(post.title) ? styles.title : "max-w-[16ch] text-display-1",
            )}
          >
            {post.title}
          </h1>
          <div className="grid grid-cols-1 gap-x-12 gap-y-6 border-t border-edge pt-6 lg:grid-cols-[2fr_1fr_auto] lg:items-center">
            <p className="max-w-text text-lead">{post.content}</p>
            <Byline name={author.name} detail={author.designation} picture={author.img} />
            <PostFacts date={post.date} readingTime={post.readingTime} />
          </div>
        </div>
      </header>
      <div className="mx-auto w-full max-w-page px-gutter pt-14 lg:pt-24">
        <Prose html={post.html} setting="spread" />
      </div>
    </PostArticle>
  );
}
