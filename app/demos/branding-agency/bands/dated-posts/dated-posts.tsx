import * as styles from "./dated-posts.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import { calendarDay, formatDay } from "#app/lib/format-day.ts";

interface DatedPost {
  href: string;
  title: string;
  content: string;
  /** `YYYY-MM-DD`. */
  date: string;
  author: string;
}

interface DatedPostsProps {
  label: string;
  posts: readonly DatedPost[];
}

/** Posts as cards out of a drawer, each with its day on it by date stamp: what this agency proves every mark with. */
export function DatedPosts({ label, posts }: DatedPostsProps) {
  return (
    <ol aria-label={label} className={styles.posts}>
      {posts.map(({ href, title, content, date, author }) => (
        <li key={href} className={styles.card}>
          <article>
            <h3 className={`${styles.title} display`}>
              <Link href={href}>{title}</Link>
            </h3>
            <p className="text-soft">{content}</p>
            <p className="text-small font-semibold">{author}</p>
            <DateStamp date={date} />
          </article>
        </li>
      ))}
    </ol>
  );
}

function DateStamp({ date }: { date: string }) {
  const { day, month, year } = calendarDay(date);
  return (
    <time dateTime={date} className={styles.stamp}>
      <span className="sr-only">{formatDay(date)}</span>
      <span aria-hidden>{month.slice(0, 3)}</span>
      <span aria-hidden className={`${styles.day} figures`}>
        {day}
      </span>
      <span aria-hidden>{year}</span>
    </time>
  );
}
