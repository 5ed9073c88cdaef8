import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { picture } from "#content/media.ts";
import { noPostsYet } from "#app/features/blog/words.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import { FrontPage } from "./front-page.tsx";

const story = (id: number) => ({
  id,
  href: `/story-${id}`,
  title: `Story ${id}`,
  content: "What happened, and to whom.",
  date: "2026-03-14",
  readingTime: 3,
  img: picture(anyPicture),
  author: { name: "Ada Lovelace", href: "/ada" },
  subject: { label: "Looms", href: "/looms" },
});

/** The page with this many stories beside its lead. */
function frontPage(count: number, lead: ReturnType<typeof story> | null = story(0)) {
  const others = Array.from({ length: count }, (_, index) => story(index + 1));
  const archive = { label: "Everything", href: "/everything" };
  const element = <FrontPage lead={lead} others={others} archive={archive} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

it.each([0, 1, 2, 4, 5, 6, 7, 10, 11, 16])("has no empty part with %i stories", (count) => {
  const page = frontPage(count);
  const parts = page.querySelectorAll("ol");
  expect(parts.map((part) => part.querySelectorAll("li").length)).not.toContain(0);
  expect(page.querySelectorAll("article")).toHaveLength(count + 1);
  expect(page.querySelectorAll("h2")).toHaveLength(count > 10 ? 2 : 1);
  expect(page.querySelector('a[href$="/everything"]')).not.toBeNull();
});

it("says that nothing has been written where there is no story", () => {
  const page = frontPage(0, null);
  expect(page.querySelectorAll("article, ol")).toHaveLength(0);
  expect(page.text).toContain(noPostsYet);
});
