import { clsx } from "clsx";
import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { Byline } from "#app/elements/people/byline.tsx";
import type { PostPage } from "./post-article.tsx";
import { PostFacts } from "./post-meta.tsx";

/** Title, excerpt, author and date of a post, with the way back to the blog above them. */
export function PostHead({
  page: { post, author, trail },
  isBelow = false,
  withExcerpt = true,
}: {
  page: PostPage;
  /** Something stands above it already, with the breadcrumbs. */
  isBelow?: boolean;
  /** False where it has been said above. */
  withExcerpt?: boolean;
}) {
  return (
    <header
      className={clsx(
        "mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-gutter pb-12",
        isBelow ? "pt-14" : "pt-[calc(var(--header-overlap)+2.5rem)]",
      )}
    >
      {!isBelow && <Breadcrumbs trail={trail} current={post.title} className="mb-4" />}
      <h1 className="display max-w-[18ch] text-display-1 text-balance">{post.title}</h1>
      {withExcerpt && <p className="max-w-text text-lead text-soft">{post.content}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-3">
        <Byline name={author.name} detail={author.designation} picture={author.img} />
        <PostFacts date={post.date} readingTime={post.readingTime} />
      </div>
    </header>
  );
}
