import { formatDay } from "#app/lib/format-day.ts";
import { fill } from "#shared/words.ts";
import * as words from "#app/sections/words.ts";

interface ArticleCreditProps {
  author: string;
  /** Day of publication, `2026-03-14`. */
  date: string;
  /** Minutes. */
  readingTime: number;
}

/** Who wrote an article, when, and how long it takes, in one line in which nothing is pressed: the article is one link. */
export function ArticleCredit({ author, date, readingTime }: ArticleCreditProps) {
  return (
    <p className="flex flex-wrap gap-x-4 text-label text-soft">
      <span className="font-semibold text-ink">{author}</span>
      <time dateTime={date}>{formatDay(date)}</time>
      <span>{fill(words.readingTime, { minutes: readingTime })}</span>
    </p>
  );
}
