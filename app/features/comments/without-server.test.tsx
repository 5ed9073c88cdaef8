import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { PostComments } from "./post-comments.tsx";

afterEach(() => vi.unstubAllEnvs());

const said = {
  key: "a",
  name: "Ada",
  date: "2026-11-04",
  text: "So it is.",
  answers: null,
  isSample: true,
};

it("shows what was said where nothing more can be, and no place for it where nothing was", () => {
  vi.stubEnv("HAS_SERVER", "");
  const markup = (comments: readonly (typeof said)[]) =>
    renderToStaticMarkup(<PostComments post={1} earlier={0} comments={comments} />);
  expect(markup([said])).toContain(said.text);
  expect(markup([said])).not.toContain("<form");
  expect(markup([])).toBe("");
});
