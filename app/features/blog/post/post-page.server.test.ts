import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { posts } from "#content/blog.ts";
import { requestContext, type RequestValues } from "#app/engine/request-context.server.ts";
import { presentedPost } from "./post-page.server.ts";
import { nothing } from "./post-media.server.ts";

const context = new RouterContextProvider();
context.set(requestContext, {} as RequestValues);

it("sends of other posts only what is shown of them", async () => {
  for (const { path } of posts.slice(1, 2)) {
    const url = new URL(path, "https://site.invalid");
    const page = await presentedPost({ url, context }, nothing);
    for (const neighbour of [page.newer, page.older].filter((each) => each !== undefined))
      expect(Object.keys(neighbour).toSorted()).toEqual(["path", "title"]);
    for (const related of page.related)
      expect(Object.keys(related).toSorted()).toEqual([
        "date",
        "href",
        "id",
        "img",
        "readingTime",
        "title",
      ]);
  }
});

it("is not found where there is no such post", async () => {
  const url = new URL("https://site.invalid/no-post-is-here");
  await expect(presentedPost({ url, context }, nothing)).rejects.toMatchObject({
    init: { status: 404 },
  });
});
