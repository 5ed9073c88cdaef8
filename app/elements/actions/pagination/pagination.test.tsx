import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { Pagination, pagesShown } from "./pagination.tsx";

function rendered(page: number, pageCount: number) {
  const element = (
    <Pagination
      label="Pages of posts"
      page={page}
      pageCount={pageCount}
      hrefOf={(number) => `/list?page=${number}`}
    />
  );
  const router = createMemoryRouter([{ path: "/list", element }], { initialEntries: ["/list"] });
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

const named = (html: ReturnType<typeof parse>) =>
  html.querySelectorAll("a").map((link) => link.getAttribute("aria-label"));

describe("the numbers of pages", () => {
  it("are the first, the last, the present one and its neighbours", () => {
    expect(pagesShown(1, 2)).toEqual([1, 2]);
    expect(pagesShown(1, 9)).toEqual([1, 2, 9]);
    expect(pagesShown(5, 9)).toEqual([1, 4, 5, 6, 9]);
    expect(pagesShown(9, 9)).toEqual([1, 8, 9]);
  });

  it("stay few, however many pages there are", () => {
    for (const page of [1, 2, 400, 833, 834]) {
      const shown = pagesShown(page, 834);
      expect(shown.length).toBeLessThanOrEqual(5);
      expect(shown).toEqual([...shown].sort((a, b) => a - b));
      expect(shown).toContain(page);
    }
  });
});

describe("Pagination", () => {
  it("is not there for a single page", () => {
    expect(rendered(1, 1).querySelector("nav")).toBeNull();
  });

  it("marks the present page, and only that one", () => {
    const html = rendered(3, 9);
    const current = html.querySelectorAll("[aria-current]");
    expect(current.map((link) => link.text)).toEqual(["3"]);
    expect(current[0]!.getAttribute("aria-current")).toBe("page");
  });

  it("leads on from both ends only where there is something", () => {
    expect(named(rendered(1, 3))).toEqual(["Page 1", "Page 2", "Page 3", "Next page"]);
    expect(named(rendered(2, 3))).toEqual([
      "Previous page",
      "Page 1",
      "Page 2",
      "Page 3",
      "Next page",
    ]);
    expect(named(rendered(3, 3))).toEqual(["Previous page", "Page 1", "Page 2", "Page 3"]);
  });

  it("shows where numbers are left out", () => {
    const gaps = (page: number) => rendered(page, 9).querySelectorAll(".pagination_gap").length;
    expect([gaps(1), gaps(5), gaps(9)]).toEqual([1, 2, 1]);
    expect(rendered(2, 4).querySelectorAll(".pagination_gap").length).toBe(0);
  });
});
