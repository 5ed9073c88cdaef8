import type { PostSummary } from "#content/blog.ts";
import { Link } from "#app/elements/link.tsx";
import { Picture } from "#app/elements/picture.tsx";
import { formatDay } from "#app/lib/format-day.ts";

/** Picture shapes in turn, so that neighbouring cards differ in height. */
const ratios = ["4 / 5", "4 / 3", "1", "4 / 3", "1", "4 / 5"] as const;

/** Posts as masonry: three columns from 992 px, two from 576, else one (specification, point 9). */
export function PostMasonry({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="gap-8 sm:columns-2 lg:columns-3">
      {posts.map((post, index) => (
        <li key={post.id} className="mb-12 break-inside-avoid">
          <PostCard post={post} ratio={ratios[index % ratios.length]!} />
        </li>
      ))}
    </ul>
  );
}

function PostCard({ post, ratio }: { post: PostSummary; ratio: string }) {
  return (
    <article className="group relative grid gap-4">
      <div className="overflow-hidden rounded-card">
        <Picture
          picture={post.img}
          alt=""
          ratio={ratio}
          sizes="(min-width: 62rem) 26rem, (min-width: 36rem) 50vw, 100vw"
          className="w-full transition duration-500 group-hover:scale-104"
        />
      </div>
      <p className="flex flex-wrap gap-x-3 text-small text-soft">
        <time dateTime={post.date}>{formatDay(post.date)}</time>
        <span>{post.readingTime} min</span>
      </p>
      <h3 className="display text-display-4">
        <Link
          href={post.href}
          className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {post.title}
        </Link>
      </h3>
      <p className="text-small text-soft">{post.content}</p>
      <p className="text-small">{post.author.name}</p>
    </article>
  );
}
