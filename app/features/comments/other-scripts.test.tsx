import { parse } from "node-html-parser";
import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import CommentModeration from "./pages/moderate.tsx";
import { PostComments } from "./post-comments.tsx";

const written = { name: "ليلى", text: "مقال جميل." };

const html = (element: ReactElement) =>
  parse(
    renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />),
  );

it("sets names and comments in the direction of their own letters", () => {
  const comment = html(
    <PostComments
      post={1}
      earlier={0}
      comments={[{ ...written, key: "a", date: "2026-11-04", answers: null, isSample: false }]}
    />,
  ).querySelector("article");
  expect(comment?.querySelector("bdi")?.text).toBe(written.name);
  expect(comment?.querySelector('p[dir="auto"]')?.text).toBe(written.text);
});

it("does so where the owner decides about one", () => {
  const comment = { ...written, state: "held" as const, post: { title: "Tea", path: "/tea" } };
  const props = { loaderData: { token: "t", comment, time: "30 days" } };
  const quotation = html(
    <CommentModeration {...(props as ComponentProps<typeof CommentModeration>)} />,
  ).querySelector("blockquote");
  expect(quotation?.querySelector("bdi")?.text).toBe(written.name);
  expect(quotation?.querySelector('p[dir="auto"]')?.text).toBe(written.text);
});
