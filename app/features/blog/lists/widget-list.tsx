import type { ListedPost } from "./listed-post.server.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostCredit, PostSubject, PostTitle } from "./post-card-parts.tsx";
import * as words from "../words.ts";

/** Rows for a column beside a sidebar: the picture at the start, as wide as a third. */
export function WidgetList({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <ol aria-label={words.posts} className="grid grid-cols-1 gap-y-6">
      {posts.map((post, index) => (
        <li key={post.id} id={`post-${post.id}`} style={{ viewTransitionName: `post-${post.id}` }}>
          <article className="group relative grid grid-cols-1 overflow-hidden rounded-card border border-line bg-raised transition hover:border-edge sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div className="relative aspect-16/9 overflow-hidden sm:aspect-auto">
              <Picture
                picture={post.img}
                alt=""
                sizes="(min-width: 62rem) 24rem, (min-width: 36rem) 38vw, 92vw"
                priority={index === 0}
                className="absolute inset-0 size-full transition duration-500 group-hover:scale-104"
              />
            </div>
            <div className="grid grid-cols-1 content-start gap-3 p-[min(1.75rem,6vw)]">
              <PostSubject subject={post.subject} />
              <PostTitle post={post} className="text-display-4" />
              <p className="text-small text-soft">{post.content}</p>
              <PostCredit post={post} />
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
