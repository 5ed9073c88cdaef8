import type { Post } from "#content/blog.ts";

/** What a list of articles shows of a post, and no more. */
export function listedArticle({ id, href, title, content, date, readingTime, img, author }: Post) {
  return { id, href, title, content, date, readingTime, img, author: author.name };
}
