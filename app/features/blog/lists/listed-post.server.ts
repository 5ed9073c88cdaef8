import type { Post } from "#content/blog.ts";
import { categoryNotes } from "#content/post-categories.ts";
import { authorPath, categoryPath } from "#content/post-pages.ts";

/** What a card shows of a post, and no more: a list travels twice, as HTML and as its data. */
export interface ListedPost extends Pick<
  Post,
  "id" | "href" | "title" | "content" | "date" | "readingTime" | "img"
> {
  author: { name: string; href: string };
  /** The first of its categories. */
  subject: { label: string; href: string };
}

export function listedPost({
  id,
  href,
  title,
  content,
  date,
  readingTime,
  img,
  author,
  category,
}: Post): ListedPost {
  const [subject] = category;
  if (!subject) throw new Error(`Post ${id} has no category.`);
  return {
    id,
    href,
    title,
    content,
    date,
    readingTime,
    img,
    author: { name: author.name, href: authorPath(author.slug) },
    subject: { label: categoryNotes[subject].title, href: categoryPath(subject) },
  };
}
