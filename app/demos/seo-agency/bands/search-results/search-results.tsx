import * as styles from "./search-results.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { listedArticle } from "#app/features/blog/lists/listed-article.server.ts";
import { formatDay } from "#app/lib/format-day.ts";
import { Section } from "#app/sections/section.tsx";
import { fill } from "#shared/words.ts";
import * as sectionWords from "#app/sections/words.ts";

interface SearchResultsProps {
  id: string;
  heading: string;
  intro: string;
  /** What was typed, in the words of people who search. */
  query: string;
  /** Where the results are found, as such a page says it: "uprank.example › Journal". */
  place: string;
  articles: readonly ReturnType<typeof listedArticle>[];
}

/** Articles as the page of results for a question: place, title and what a searcher reads of them; the first one has its picture. */
export function SearchResults({ id, heading, intro, query, place, articles }: SearchResultsProps) {
  return (
    <Section
      id={id}
      ground="sunken"
      width="wide"
      aria-labelledby={`${id}-heading`}
      className={styles.band}
    >
      <div className={styles.words}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[34ch] text-lead text-soft">{intro}</p>
      </div>
      <div className={styles.page}>
        <p className={styles.query}>
          <Icon name="search" className="size-5 shrink-0" />
          <q>{query}</q>
        </p>
        <ol>
          {articles.map(
            ({ id: article, href, title, content, date, readingTime, author, img }, index) => (
              <li key={article}>
                <article className={styles.result}>
                  <span aria-hidden className={styles.position}>
                    {index + 1}
                  </span>
                  <p className={`${styles.place} text-label text-soft`}>{place}</p>
                  <h3 className={`${styles.title} display text-display-4`}>
                    <Link href={href} className={styles.link}>
                      {title}
                    </Link>
                  </h3>
                  <p className={styles.snippet}>
                    <span className="text-small text-soft">
                      <time dateTime={date}>{formatDay(date)}</time>, {author},{" "}
                      {fill(sectionWords.readingTime, { minutes: readingTime })}
                    </span>{" "}
                    {content}
                  </p>
                  {index === 0 && (
                    <Picture
                      picture={img}
                      alt=""
                      ratio="1"
                      sizes="11rem"
                      className={styles.picture}
                    />
                  )}
                </article>
              </li>
            ),
          )}
        </ol>
      </div>
    </Section>
  );
}
