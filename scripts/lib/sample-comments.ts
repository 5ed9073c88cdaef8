/** Reads the comments that posts begin with. Imports are relative, as `velite.config.ts` is bundled before it runs. */
import { defineCollection, s } from "velite";
import { day } from "./post-field-schemas.ts";

/** Invented comments that a post begins with; what visitors write is kept in the database. The file is named like the post. */
export const sampleComments = defineCollection({
  name: "SampleComments",
  pattern: "comments/*.yml",
  schema: s
    .object({
      slug: s.path().transform((path) => path.replace(/^comments\//, "")),
      comments: s
        .array(
          s
            .object({
              name: s.string().min(2).max(60),
              date: day,
              text: s.string().min(2).max(1500),
              /** Position of the comment that this one answers, counted from 1. */
              answers: s.number().int().positive().optional(),
            })
            .strict(),
        )
        .min(1),
    })
    .strict(),
});

interface CommentFile {
  slug: string;
  comments: readonly { date: string; answers?: number | undefined }[];
}

/** Comments belong to a post, come after it, answer what stands before them, and are as many as the post says. */
export function checkComments(
  posts: readonly { slug: string; date: string; comments: number }[],
  sampleComments: readonly CommentFile[],
): void {
  for (const { slug, comments } of sampleComments) {
    const post = posts.find((candidate) => candidate.slug === slug);
    const file = `content/comments/${slug}.yml`;
    if (!post) throw new Error(`${file}: there is no content/posts/${slug}.md.`);
    comments.forEach(({ date, answers }, index) => {
      if (date < post.date)
        throw new Error(`${file}: comment ${index + 1} is older than the post.`);
      if (answers !== undefined && answers > index)
        throw new Error(`${file}: comment ${index + 1} answers one that does not stand before it.`);
    });
  }
  for (const post of posts) {
    const written = sampleComments.find(({ slug }) => slug === post.slug)?.comments.length ?? 0;
    if (written !== post.comments)
      throw new Error(
        `content/posts/${post.slug}.md: comments is ${post.comments}, but content/comments/${post.slug}.yml holds ${written}.`,
      );
  }
}
