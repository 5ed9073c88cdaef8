import type { ReactNode } from "react";
import { Link } from "#app/elements/actions/link.tsx";
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

/** The title that leads to an article, pressed anywhere on it: what holds both is `relative` and a `group`. */
export function ArticleLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="decoration-1 underline-offset-6 group-hover:underline after:absolute after:inset-0"
    >
      {children}
    </Link>
  );
}
