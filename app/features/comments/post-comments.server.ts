import type { RouterContextProvider } from "react-router";
import { type Post, sampleCommentsOf } from "#content/blog.ts";
import { requestContext } from "#app/engine/request-context.server.ts";
import type { PostComment } from "#app/slots/contract.ts";

/** What stands under a post: samples, and while there is a server what was let in. */
export async function commentsOf(
  post: Pick<Post, "id" | "slug">,
  context: Readonly<RouterContextProvider>,
): Promise<PostComment[]> {
  const { services } = context.get(requestContext);
  const shown = (await services?.comments.shownFor(post.id)) ?? [];
  return [
    ...sampleCommentsOf(post).map(({ name, date, text, answers }, index) => ({
      key: `sample-${index + 1}`,
      name,
      date,
      text,
      answers: answers === undefined ? null : `sample-${answers}`,
      isSample: true,
    })),
    ...shown.map(({ id, name, createdAt, text }) => ({
      key: id,
      name,
      date: new Date(createdAt).toISOString().slice(0, 10),
      text,
      answers: null,
      isSample: false,
    })),
  ];
}
