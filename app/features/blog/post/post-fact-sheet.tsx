import { authorPath } from "#content/post-pages.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { formatDay } from "#app/lib/format-day.ts";
import { commentCounts } from "#app/slots/post-comments.ts";
import { counted } from "#shared/counted.ts";
import { fill } from "#shared/words.ts";
import type { PostPage } from "./post-article.tsx";
import { PostCategories } from "./post-meta.tsx";
import * as words from "../words.ts";

const linkClass = "inline-block py-1 text-brand-ink underline-offset-4 hover:underline";

/** What is known of a post apart from its text, as a list in the margin: author, day, length, subjects, answers. */
export function PostFactSheet({
  page: { post, author, categories, comments, earlierComments },
  className,
}: {
  page: PostPage;
  className?: string;
}) {
  const count = comments.length + earlierComments;
  // Where nobody can write one, none is no fact, and has no place to lead to.
  const counts = import.meta.env.HAS_SERVER || count > 0 ? commentCounts : [];
  const facts = [
    {
      name: words.writtenBy,
      value: (
        <Link href={authorPath(author.slug)} className={linkClass}>
          {author.name}
        </Link>
      ),
    },
    { name: words.published, value: <time dateTime={post.date}>{formatDay(post.date)}</time> },
    {
      name: words.length,
      value: fill(words.wordsAndMinutes, {
        words: counted(words.wordCount, post.wordCount),
        minutes: counted(words.minuteCount, post.readingTime),
      }),
    },
    { name: words.filedUnder, value: <PostCategories categories={categories} /> },
    ...counts.map((inWords) => ({
      name: words.comments,
      value: (
        <a href="#comments" className={linkClass}>
          {inWords(count)}
        </a>
      ),
    })),
  ];
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name} className="grid content-start gap-1 border-t border-line py-3 text-small">
          <dt className="text-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
