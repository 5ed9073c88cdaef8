import * as styles from "./waiting-room.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import type { listedArticle } from "#app/features/blog/lists/listed-article.server.ts";
import { formatDay } from "#app/lib/format-day.ts";
import { SectionHeader } from "#app/sections/section.tsx";
import { fill } from "#shared/words.ts";
import * as sectionWords from "#app/sections/words.ts";

interface WaitingRoomProps {
  id: string;
  heading: string;
  intro: string;
  articles: readonly ReturnType<typeof listedArticle>[];
}

/** Articles as a waiting room has them: printed, each in its cover, behind the brass rail of a rack. The one in hand is drawn out of it. */
export function WaitingRoom({ id, heading, intro, articles }: WaitingRoomProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.room}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className={styles.head}
      />
      <div className={styles.rack}>
        {articles.map(({ id: article, href, title, content, date, readingTime, author }) => (
          <article key={article} className={styles.print}>
            <p className={styles.label}>
              <time dateTime={date}>{formatDay(date)}</time>
              <span>{fill(sectionWords.readingTime, { minutes: readingTime })}</span>
            </p>
            <h3 className="display text-display-3">
              <Link href={href} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className="text-small">{content}</p>
            <p className="text-label font-semibold">{author}</p>
          </article>
        ))}
      </div>
      <div aria-hidden className={styles.counter} />
    </section>
  );
}
