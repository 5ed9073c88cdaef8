// @chunk post-meta
import { clsx } from "clsx";
import type { Post } from "#content/blog.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { formatDay } from "#app/lib/format-day.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

type Facts = Pick<Post, "date" | "readingTime">;

/** When a post was published and how long it takes, in one line. */
export function PostFacts({ date, readingTime, className }: Facts & { className?: string }) {
  return (
    <p className={clsx("flex flex-wrap gap-x-4 text-small text-soft", className)}>
      <time dateTime={date}>{formatDay(date)}</time>
      <span>{fill(words.readingTime, { minutes: readingTime })}</span>
    </p>
  );
}

/** The subjects of a post, each a link to its page. */
export function PostCategories({
  categories,
  className,
}: {
  categories: readonly { label: string; href: string }[];
  className?: string;
}) {
  return (
    <ul className={clsx("flex flex-wrap gap-x-5 gap-y-1", className)}>
      {categories.map(({ label, href }) => (
        <li key={href}>
          <Link
            href={href}
            className="inline-block py-1 text-small font-semibold text-brand-ink underline-offset-4 hover:underline"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
