import { authorPath } from "#content/post-pages.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { formatDay } from "#app/lib/format-day.ts";
import type { PostPage } from "./post-article.tsx";
import { PostCategories } from "./post-meta.tsx";

const linkClass = "inline-block py-1 text-brand-ink underline-offset-4 hover:underline";

/** What is known of a post apart from its text, as a list in the margin: author, day, length, subjects, answers. */
export function PostFactSheet({
  page: { post, author, categories, comments },
  className,
}: {
  page: PostPage;
  className?: string;
}) {
  const facts = [
    {
      name: "Written by",
      value: (
        <Link href={authorPath(author.slug)} className={linkClass}>
          {author.name}
        </Link>
      ),
    },
    { name: "Published", value: <time dateTime={post.date}>{formatDay(post.date)}</time> },
    { name: "Length", value: `${post.wordCount} words, ${post.readingTime} minutes` },
    { name: "Filed under", value: <PostCategories categories={categories} /> },
    {
      name: "Comments",
      value: (
        <a href="#comments" className={linkClass}>
          {answers(comments.length)}
        </a>
      ),
    },
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

function answers(count: number): string {
  if (count === 0) return "No comments yet";
  return count === 1 ? "1 comment" : `${count} comments`;
}
