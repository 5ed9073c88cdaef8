import type { Page } from "playwright/test";
import { posts } from "#content/blog.ts";
import { filterSubjects } from "#content/filter-subjects.ts";

/** The lists of the blog: how many posts a page of each shows, and what stands in them. */

export const PER_PAGE = { grid: 12, standard: 8, widget: 10, category: 9 } as const;

export const list = (page: Page) => page.getByRole("list", { name: "Posts", exact: true });
export const filter = (page: Page) => page.getByRole("navigation", { name: "Filter posts" });
export const active = (page: Page) => filter(page).locator("[aria-current]");
export const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of posts" });
export const titles = (page: Page) => list(page).getByRole("heading");

/** How many posts a subject has, of one author or of all. */
export const countOf = (subject: string, author?: string) =>
  posts.filter(
    ({ category, author: { slug } }) =>
      category.some((name) => name === subject) && (author ?? slug) === slug,
  ).length;
/** Subjects of the filter that have posts. */
export const filled = filterSubjects.filter(({ key }) => countOf(key) > 0);
