import type { ListedPost } from "./listed-post.server.ts";
import { DropCap } from "#app/elements/text/drop-cap/drop-cap.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { calendarDay } from "#app/lib/format-day.ts";
import { PostCredit, PostSubject, PostTitle } from "./post-card-parts.tsx";
import * as words from "../words.ts";

/** One column on the axis of the page, the day in its margin, the excerpt begun with a large letter: a list that is read, not scanned. */
export function ClassicList({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <ol aria-label={words.posts} className="grid grid-cols-1 gap-y-tight">
      {posts.map((post, index) => (
        <li key={post.id} id={`post-${post.id}`} style={{ viewTransitionName: `post-${post.id}` }}>
          <article className="group relative grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,6.5fr)_minmax(0,1fr)]">
            <Day date={post.date} />
            <div className="grid min-w-0 grid-cols-1 gap-7 lg:col-start-2">
              <Picture
                picture={post.img}
                alt=""
                ratio="16 / 9"
                sizes="(min-width: 62rem) min(56rem, 70vw), 92vw"
                priority={index === 0}
                className="w-full rounded-card"
              />
              <div className="mx-auto grid w-full max-w-[36rem] grid-cols-1 gap-4">
                <PostSubject subject={post.subject} />
                <PostTitle post={post} className="text-display-2" />
                <DropCap look="sunken" className="mt-2 flow-root text-lead">
                  {post.content}
                </DropCap>
                <PostCredit post={post} className="[&>time]:lg:sr-only" />
              </div>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

/** The day as in a calendar, in the margin; the credit below has it in words. */
function Day({ date }: { date: string }) {
  const { day, month, year } = calendarDay(date);
  return (
    <p
      aria-hidden
      className="hidden text-end text-small leading-snug text-soft lg:grid lg:content-start lg:justify-items-end"
    >
      <span className="figures text-display-1 leading-none text-ink">{day}</span>
      <span className="mt-2">{month}</span>
      <span>{year}</span>
    </p>
  );
}
