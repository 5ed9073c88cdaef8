import type { Post } from "#content/blog.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostTitle } from "../lists/post-card-parts.tsx";
import { PostFacts } from "./post-meta.tsx";
import * as words from "../words.ts";

type RelatedPost = Pick<Post, "id" | "img" | "date" | "readingTime" | "href" | "title">;

/** What to read next: the posts that have most in common with this one, the first larger than the others. */
export function RelatedPosts({ posts }: { posts: readonly RelatedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section data-no-print aria-labelledby="related-heading" className="bg-sunken py-normal">
      <div className="mx-auto w-full max-w-wide px-gutter">
        <h2 id="related-heading" className="display text-display-3">
          {words.readNext}
        </h2>
        <ul className="mt-10 grid grid-cols-1 gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-[6fr_3fr_3fr]">
          {posts.map((post, index) => (
            <li key={post.id} className={index === 0 ? "md:col-span-2 lg:col-span-1" : undefined}>
              <article className="group relative grid grid-cols-1 gap-4">
                <Picture
                  picture={post.img}
                  alt=""
                  ratio={index === 0 ? "16 / 10" : "4 / 5"}
                  sizes={
                    index === 0
                      ? "(min-width: 62rem) 46vw, 92vw"
                      : "(min-width: 62rem) 22vw, (min-width: 48rem) 44vw, 92vw"
                  }
                  className="w-full rounded-card"
                />
                <PostFacts date={post.date} readingTime={post.readingTime} />
                <PostTitle post={post} className="text-display-4" />
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
