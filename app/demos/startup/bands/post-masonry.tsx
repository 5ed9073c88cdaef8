import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { Masonry } from "#app/elements/media/masonry/masonry.tsx";
import { PostCard } from "#app/features/blog/lists/post-card/post-card.tsx";

/** Picture shapes in turn: neighbours differ in height, three columns end together; in a single column they are all alike. */
const ratios = ["4 / 5", "4 / 3", "1", "9 / 10", "1", "4 / 3"].map(
  (ratio) => `var(--ratio, ${ratio})`,
);

/** Posts as masonry: three columns from 992 px, two from 576, else one (specification, point 9). */
export function PostMasonry({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <Masonry className="[&_img]:object-[76%_50%] [&>li:nth-child(4n+1)_img]:object-[66%_50%] max-sm:[--ratio:5/4] [--tile-row-gap:clamp(0.5rem,6vw-1rem,4rem)]">
      {posts.map((post, index) => (
        <li key={post.id} id={`post-${post.id}`} suppressHydrationWarning>
          <PostCard
            post={post}
            compact
            ratio={ratios[index % ratios.length]}
            sizes="(min-width: 62rem) 26rem, (min-width: 36rem) 50vw, 7rem"
          />
        </li>
      ))}
    </Masonry>
  );
}
