import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { PostComments } from "./post-comments.tsx";

it("sets names and comments in the direction of their own letters", () => {
  const written = { name: "ليلى", text: "مقال جميل." };
  const element = (
    <PostComments
      post={1}
      earlier={0}
      comments={[{ ...written, key: "a", date: "2026-11-04", answers: null, isSample: false }]}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  const comment = parse(renderToStaticMarkup(<RouterProvider router={router} />)).querySelector(
    "article",
  );
  expect(comment?.querySelector("bdi")?.text).toBe(written.name);
  expect(comment?.querySelector('p[dir="auto"]')?.text).toBe(written.text);
});
