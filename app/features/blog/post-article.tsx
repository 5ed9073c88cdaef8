import type { ReactNode } from "react";
import { Link } from "#app/elements/link.tsx";
import { useSiteData } from "#app/lib/site-data.ts";
import { AuthorNote } from "./author-note.tsx";
import { LikeButton } from "./like-button.tsx";
import { PostComments } from "./post-comments.tsx";
import { PostNeighbours } from "./post-neighbours.tsx";
import type { postPage } from "./post-page.server.ts";
import { PostStructuredData } from "./post-structured-data.tsx";
import { RelatedPosts } from "./related-posts.tsx";
import { ShareLinks } from "./share-links.tsx";

/** Everything the page of a post shows. */
export type PostPage = Awaited<ReturnType<typeof postPage>>;

/**
 * The page of a post from its head to its comments: a layout gives head and text, everything that follows a text is the same in all.
 */
export function PostArticle({ page, children }: { page: PostPage; children: ReactNode }) {
  const { post, author, newer, older, related, comments } = page;
  const { publicUrl } = useSiteData();
  return (
    <>
      <article>
        <PostStructuredData post={post} publicUrl={publicUrl} />
        {children}
        <footer data-no-print className="mx-auto mt-16 grid w-full max-w-page gap-12 px-gutter">
          <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6">
            <ul aria-label="Tags" className="flex flex-wrap gap-2">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <Link
                    href={`/page/search-result?q=${encodeURIComponent(tag)}`}
                    className="inline-block rounded-control border border-edge px-3 py-1 text-small text-soft transition hover:border-ink hover:text-ink"
                  >
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-end gap-x-10 gap-y-4">
              <ShareLinks title={post.title} address={`${publicUrl}${post.path}`} />
              <LikeButton post={post.id} likes={post.likes} />
            </div>
          </div>
          <AuthorNote {...author} />
          <PostNeighbours newer={newer} older={older} />
        </footer>
      </article>
      <div className="mx-auto w-full max-w-page px-gutter py-normal">
        <div className="max-w-prose">
          <PostComments post={post.id} comments={comments} />
        </div>
      </div>
      <RelatedPosts posts={related} />
    </>
  );
}
