import type { RouterContextProvider } from "react-router";
import { type Post, sampleCommentsOf } from "#content/blog.ts";
import { site } from "#content/site.ts";
import { localMoment } from "#shared/forms/calendar.ts";
import { requestContext } from "#app/engine/request-context.server.ts";
import type { CommentsFound } from "#app/slots/contract.ts";

/** What stands under a post: samples, and while there is a server what was let in. */
export async function commentsOf(
  post: Pick<Post, "id" | "slug">,
  context: Readonly<RouterContextProvider>,
): Promise<CommentsFound> {
  const { services } = context.get(requestContext);
  const shown = await services?.comments.shownFor(post.id);
  const comments = [
    ...sampleCommentsOf(post).map(({ name, date, text, answers }, index) => ({
      key: `sample-${index + 1}`,
      name,
      date,
      text,
      answers: answers === undefined ? null : `sample-${answers}`,
      isSample: true,
    })),
    ...(shown?.comments ?? []).map(({ id, name, createdAt, text }) => ({
      key: id,
      name,
      date: localMoment(new Date(createdAt), site.timeZone).date,
      text,
      answers: null,
      isSample: false,
    })),
  ];
  return { comments, earlier: shown?.earlier ?? 0 };
}
