import { clsx } from "clsx";
import type { ListedPost } from "./listed-post.server.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PostCredit, PostSubject, PostTitle } from "./post-card-parts.tsx";
import * as words from "../words.ts";

/** Places on twelve columns, in turn: a pair that steps down, a pair that steps up. */
const places = [
  { box: "lg:col-span-7", ratio: "16 / 11" },
  { box: "lg:col-span-4 lg:col-start-9 lg:mt-44", ratio: "4 / 5" },
  { box: "lg:col-span-4 lg:col-start-2", ratio: "4 / 5" },
  { box: "lg:col-span-6 lg:col-start-7 lg:mt-32", ratio: "16 / 11" },
] as const;

/** Pictures of two formats that stand off each other, each with its words on a sheet of paper that lies over the picture's edge. */
export function ModernList({ posts }: { posts: readonly ListedPost[] }) {
  const [lead, ...others] = posts;
  return (
    <ol
      aria-label={words.posts}
      className="grid grid-cols-1 gap-x-8 gap-y-16 lg:grid-cols-12 lg:gap-y-24"
    >
      {lead && (
        <li
          key={lead.id}
          id={`post-${lead.id}`}
          className="lg:col-span-12"
          style={{ viewTransitionName: `post-${lead.id}` }}
        >
          <Lead post={lead} />
        </li>
      )}
      {others.map((post, index) => {
        const { box, ratio } = places[index % places.length]!;
        return (
          <li
            key={post.id}
            id={`post-${post.id}`}
            className={box}
            style={{ viewTransitionName: `post-${post.id}` }}
          >
            <article className="group relative">
              <Picture
                picture={post.img}
                alt=""
                ratio={ratio}
                sizes="(min-width: 62rem) 50vw, 92vw"
                className="w-full rounded-card"
              />
              <Sheet
                post={post}
                titleClass="text-display-3"
                className="-mt-14 w-[92%] pt-6 pe-6 transition group-hover:-translate-y-2 lg:w-[84%]"
              />
            </article>
          </li>
        );
      })}
    </ol>
  );
}

/** The first post: its picture runs over nine columns, its sheet lies over the picture's end. */
function Lead({ post }: { post: ListedPost }) {
  return (
    <article className="group relative grid grid-cols-1 lg:grid-cols-12">
      <Picture
        picture={post.img}
        alt=""
        ratio="16 / 10"
        sizes="(min-width: 62rem) 70vw, 92vw"
        priority
        className="w-full rounded-card lg:col-span-9 lg:col-start-1 lg:row-start-1"
      />
      <Sheet
        post={post}
        titleClass="text-display-2"
        className="-mt-14 w-[92%] pt-6 pe-6 transition group-hover:-translate-y-2 lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:mt-0 lg:mb-12 lg:w-auto lg:self-end lg:p-12"
      >
        <p className="max-w-[48ch] text-soft">{post.content}</p>
      </Sheet>
    </article>
  );
}

function Sheet({
  post,
  titleClass,
  className,
  children,
}: {
  post: ListedPost;
  titleClass: string;
  className: string;
  children?: React.ReactNode;
}) {
  return (
    <div className={clsx("relative grid grid-cols-1 gap-3 bg-paper", className)}>
      <PostSubject subject={post.subject} />
      <PostTitle post={post} className={titleClass} />
      {children}
      <PostCredit post={post} />
    </div>
  );
}
