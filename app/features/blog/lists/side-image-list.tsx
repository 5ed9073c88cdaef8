import { clsx } from "clsx";
import type { ListedPost } from "./listed-post.server.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostCredit, PostSubject, PostTitle } from "./post-card-parts.tsx";
import * as words from "../words.ts";

/** Halves from edge to edge: the picture fills one, the words stand in the other, and the sides change from post to post. */
export function SideImageList({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <ol aria-label={words.posts} className="grid grid-cols-1">
      {posts.map((post, index) => (
        <li key={post.id} id={`post-${post.id}`} style={{ viewTransitionName: `post-${post.id}` }}>
          <article className="group relative grid grid-cols-1 lg:min-h-[min(38rem,80svh)] lg:grid-cols-2">
            <div
              className={clsx(
                "relative aspect-4/3 overflow-hidden lg:aspect-auto",
                index % 2 === 1 && "lg:order-1",
              )}
            >
              <Picture
                picture={post.img}
                alt=""
                sizes="(min-width: 62rem) 50vw, 100vw"
                priority={index === 0}
                className="absolute inset-0 size-full transition duration-700 group-hover:scale-103"
              />
            </div>
            <div
              className={clsx(
                "grid content-center gap-5 px-gutter pt-8 pb-16 lg:px-[max(var(--spacing-gutter),7vw)] lg:py-16",
                index % 2 === 0 ? "bg-sunken" : "bg-tint",
              )}
            >
              <PostSubject subject={post.subject} />
              <PostTitle post={post} className="max-w-[18ch] text-display-2" />
              <p className="max-w-[44ch] text-soft">{post.content}</p>
              <PostCredit post={post} className="mt-2" />
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
