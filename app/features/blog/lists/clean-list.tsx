import type { ListedPost } from "./listed-post.server.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { movingStyle } from "#app/elements/media/tile-grid/tile-grid.tsx";
import { PostCredit, PostSubject, PostTitle } from "./post-card-parts.tsx";
import * as words from "../words.ts";

/** Two columns with much air between hairlines; the picture is a small square, as on a contact sheet. */
export function CleanList({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <ol
      aria-label={words.posts}
      className="grid grid-cols-1 gap-x-[clamp(3rem,8vw,9rem)] md:grid-cols-2"
    >
      {posts.map((post, index) => (
        <li
          key={post.id}
          id={`post-${post.id}`}
          className="border-t border-line"
          style={movingStyle(`post-${post.id}`, index)}
        >
          <article className="group relative grid grid-cols-[minmax(0,1fr)_min(7rem,22vw)] gap-x-8 py-10 lg:py-14">
            <div className="grid min-w-0 grid-cols-1 content-start gap-3">
              <PostSubject subject={post.subject} />
              <PostTitle post={post} className="text-display-4" />
              <p className="max-w-[42ch] text-small text-soft">{post.content}</p>
              <PostCredit post={post} className="mt-1" />
            </div>
            <Picture
              picture={post.img}
              alt=""
              ratio="1"
              sizes="112px"
              className="w-full rounded-card transition group-hover:-translate-y-1"
            />
          </article>
        </li>
      ))}
    </ol>
  );
}
