import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { Link } from "#app/elements/actions/link.tsx";
import { useSiteData } from "#app/engine/site-data.ts";
import { postComments } from "#app/slots/post-comments.ts";
import { Slot } from "#app/slots/slot.tsx";
import { AuthorNote } from "./author-note.tsx";
import { LikeButton } from "./like-button.tsx";
import { PostNeighbours } from "./post-neighbours.tsx";
import type { presentedPost } from "./post-page.server.ts";
import { PostStructuredData } from "./post-structured-data.tsx";
import { RelatedPosts } from "./related-posts.tsx";
import { ShareLinks } from "./share-links.tsx";
import * as words from "../words.ts";

/** Everything the page of a post shows. */
export type PostPage = Omit<Awaited<ReturnType<typeof presentedPost>>, "media">;

const widths = { page: "max-w-page", wide: "max-w-wide" } as const;

/**
 * The page of a post from its head to its comments: a layout gives head and text, everything that follows a text is the same in all.
 */
export function PostArticle({
  page,
  width = "page",
  children,
}: {
  page: PostPage;
  /** How wide the layout is; what follows the text keeps to its edges. */
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  const { post, categories, tags, author, newer, older, related, comments, earlierComments } = page;
  const { publicUrl } = useSiteData();
  return (
    // One post follows another on the same route: what was opened, typed or started in one does not go on in the next.
    <Fragment key={post.id}>
      <article>
        <PostStructuredData post={post} categories={categories} />
        {children}
        <footer
          data-no-print
          className={clsx("mx-auto mt-16 grid w-full grid-cols-1 gap-12 px-gutter", widths[width])}
        >
          <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6">
            <ul aria-label={words.tags} className="flex flex-wrap gap-2">
              {tags.map(({ label, href }) => (
                <li
                  key={label}
                  className="rounded-control border border-edge text-small text-soft transition hover:border-ink hover:text-ink"
                >
                  {href ? (
                    <Link href={href} className="block px-3 py-1">
                      {label}
                    </Link>
                  ) : (
                    <span className="block px-3 py-1">{label}</span>
                  )}
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
      <div className={clsx("mx-auto w-full px-gutter py-normal", widths[width])}>
        <Slot of={postComments} post={post.id} comments={comments} earlier={earlierComments} />
      </div>
      <RelatedPosts posts={related} />
    </Fragment>
  );
}
