import type { ReactNode } from "react";
import type { PostPage } from "./post-article.tsx";
import { PostArticle } from "./post-article.tsx";
import { TextContents } from "#app/elements/text/text-contents.tsx";
import { PostHead } from "./post-head.tsx";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import * as words from "../words.ts";

/** Width of `PostFrame`'s content on the page, for pictures. */
export const POST_FRAME = "min(76rem, 94vw)";

/** As wide as the head of a post and its text with contents. */
export function PostFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-page px-gutter">{children}</div>;
}

/** The text of a post beside its table of contents. */
export function PostBody({ page: { post } }: { page: PostPage }) {
  return (
    <div className="mx-auto mt-14 grid w-full max-w-page grid-cols-1 gap-x-12 gap-y-10 px-gutter lg:grid-cols-[minmax(0,1fr)_17rem]">
      <Prose html={post.html} />
      <TextContents
        label={words.inThisPost}
        toc={post.toc}
        className="row-start-1 lg:col-start-2"
      />
    </div>
  );
}

/** A post whose presentation (`children`) stands between its head and its text: seven of the nine do. */
export function PresentedPost({ page, children }: { page: PostPage; children: ReactNode }) {
  return (
    <PostArticle page={page}>
      <PostHead page={page} />
      {children}
      <PostBody page={page} />
    </PostArticle>
  );
}
