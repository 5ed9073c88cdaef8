import { expect, it } from "vitest";
import { POST_LAYOUTS } from "#content/addresses.ts";
import { postNamed } from "#content/blog.ts";
import { postOnPage } from "#content/post-pages.ts";

it.each(["01", "02", "03", "04", "05"])("layout %s shows a post that exists", (layout) => {
  const named = postOnPage(POST_LAYOUTS + layout)!;
  expect(postNamed(named)).toMatchObject(named);
});
