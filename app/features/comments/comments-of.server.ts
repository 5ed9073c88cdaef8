import { type Post, sampleCommentsOf } from "#content/blog.ts";
import type { Services } from "#server/services/services.ts";

/** A comment as the page of a post shows it, sample or real. */
export interface PostComment {
  /** Unique on the page. */
  key: string;
  name: string;
  /** Day, `2026-03-14`. */
  date: string;
  text: string;
  /** `key` of the comment that this one answers. */
  answers: string | null;
  /** Invented, as the whole post is. */
  isSample: boolean;
}

/** The comments under a post: those that it came with, and, where there is a server, those that were let in. */
export async function commentsOf(
  post: Pick<Post, "id" | "slug">,
  services: Services | null | undefined,
): Promise<PostComment[]> {
  return [
    ...sampleCommentsOf(post).map(({ name, date, text, answers }, index): PostComment => ({
      key: `sample-${index + 1}`,
      name,
      date,
      text,
      answers: answers === undefined ? null : `sample-${answers}`,
      isSample: true,
    })),
    ...((await services?.comments.shownFor(post.id)) ?? []).map((comment): PostComment => ({
      key: comment.id,
      name: comment.name,
      date: new Date(comment.createdAt).toISOString().slice(0, 10),
      text: comment.text,
      answers: null,
      isSample: false,
    })),
  ];
}
