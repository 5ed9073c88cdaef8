import { projects } from "#content/projects.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { listOf } from "#tests/support/project-lists.ts";
import { nextFrames, visit } from "#tests/support/visit.ts";
import { pages } from "./pages/entries.ts";

/** Lists of projects, however they show them. */
const lists = pages.filter(({ module }) => !module.endsWith("/project.tsx"));
const oneOfEachSort = [...new Map(lists.map((page) => [page.module, page])).values()];

for (const { path, label } of oneOfEachSort)
  test(`${path} stands in its trail as menus call it`, async ({ page }) => {
    await page.goto(path);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.locator("[aria-current=page]")).toHaveText(label);
  });

const scattered = listOf("scattered.tsx");

for (const path of [scattered, listOf("slider.tsx")])
  if (path && projects.length > 0)
    test(`${path}: Back finds the project by which it was left`, async ({ page }) => {
      await visit(page, path);
      // A project's own page, which is there until the list is back, is an article, too: with its trail.
      const articles = page.getByRole("main").getByRole("article");
      const link = articles
        .filter({ hasNot: page.getByRole("navigation") })
        .last()
        .getByRole("link");
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(page).not.toHaveURL(new RegExp(`${path}(?:#|$)`));
      await page.goBack();
      await expect(link).toBeInViewport();
    });

if (scattered)
  test("no second picture covers the name of its project, however far the page is scrolled", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, scattered);
    const covered: string[] = [];
    for (const print of await page.getByRole("main").getByRole("article").all())
      for (const top of [600, 350, 120]) {
        const name = await print.evaluate((element, y) => {
          const heading = element.querySelector("h2")!;
          window.scrollBy({ top: heading.getBoundingClientRect().top - y, behavior: "instant" });
          return heading.textContent;
        }, top);
        await nextFrames(page);
        const isCovered = await print.evaluate((element) => {
          const words = element.querySelector("h2")!.getBoundingClientRect();
          return [...element.querySelectorAll("img")].some(
            (image) => image.getBoundingClientRect().bottom > words.top,
          );
        });
        if (isCovered) covered.push(`${name} at ${top}`);
      }
    expect(covered).toEqual([]);
  });
