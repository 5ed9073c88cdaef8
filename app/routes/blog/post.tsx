import { data } from "react-router";
import { findContentPage } from "#content/content-pages.ts";
import type { PostType } from "#content/post-fields.ts";
import { PostArticle } from "#app/features/blog/post-article.tsx";
import { PostContents } from "#app/features/blog/post-contents.tsx";
import { PostHead } from "#app/features/blog/post-head.tsx";
import { postPage } from "#app/features/blog/post-page.server.ts";
import { PostPresentation } from "#app/features/blog/post-presentation.tsx";
import { PostText } from "#app/features/blog/post-text.tsx";
import { pagePath } from "#app/lib/page-path.ts";
import type { Route } from "./+types/post.ts";
import { FullWidthHead, QuotationHead } from "./post-heads.tsx";

export { PageErrorBoundary as ErrorBoundary } from "#app/routes/page-error-boundary.tsx";

/** A post in one of its nine presentations (specification, point 2); unknown types and ids are 404. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  if (!findContentPage(pagePath(url.pathname))) throw data(null, { status: 404 });
  return { type: params.type as PostType, ...(await postPage(Number(params.id), context)) };
}

export default function PostRoute({ loaderData: { type, ...page } }: Route.ComponentProps) {
  const { post } = page;
  return (
    <PostArticle page={page}>
      {type === "blog-full-width-post" ? (
        <FullWidthHead page={page} />
      ) : type === "blog-blockquote-post" ? (
        <QuotationHead page={page} />
      ) : (
        <PostHead page={page} />
      )}
      <PostPresentation type={type} page={page} />
      {type === "blog-full-width-post" ? (
        <div className="mx-auto mt-14 w-full max-w-[calc(66ch+2*var(--spacing-gutter))] px-gutter">
          <PostText html={post.html} dropCap="raised" />
        </div>
      ) : (
        <div className="mx-auto mt-14 grid w-full max-w-page grid-cols-1 gap-x-12 gap-y-10 px-gutter lg:grid-cols-[minmax(0,1fr)_17rem]">
          <PostText html={post.html} />
          <PostContents toc={post.toc} className="row-start-1 lg:col-start-2" />
        </div>
      )}
    </PostArticle>
  );
}
