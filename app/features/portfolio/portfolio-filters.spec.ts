import { projects } from "#content/projects.ts";
import { counted } from "#shared/counted.ts";
import { countOf, filters, gridLike, offered, tiles } from "#tests/support/project-lists.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";
import * as words from "./words.ts";

/** The filters of the portfolio: by keys, by Back, by address, without script. */
const [first, second] = offered;
const last = offered.at(-1);

const anyGrid = gridLike(/./);
const metro = gridLike(/-metro$/);

if (anyGrid && first && second && last && last !== second)
  test.describe("filters", () => {
    test("one is active at a time, by keys; Back undoes it; the server is asked for nothing", async ({
      page,
    }) => {
      await visit(page, anyGrid);
      await expect(tiles(page)).toHaveCount(projects.length);
      const requests: string[] = [];
      page.on("request", (request) => {
        if (["document", "fetch", "script"].includes(request.resourceType()))
          requests.push(request.url());
      });

      await filters(page).getByRole("link", { name: "All" }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`\\?filter=${second.key}$`));
      await expect(tiles(page)).toHaveCount(countOf(second.key));
      await expect(filters(page).locator("[aria-current]")).toHaveText([second.title]);
      await expect(filters(page).getByRole("link", { name: second.title })).toBeFocused();
      await expect(
        page.getByText(
          counted(words.shownProjects, projects.length, { shown: countOf(second.key) }),
        ),
      ).toBeVisible();

      await filters(page).getByRole("link", { name: last.title }).click();
      await expect(tiles(page)).toHaveCount(countOf(last.key));
      await expect(filters(page).locator("[aria-current]")).toHaveText([last.title]);

      await page.goBack();
      await expect(filters(page).locator("[aria-current]")).toHaveText([second.title]);
      await page.goBack();
      await expect(tiles(page)).toHaveCount(projects.length);
      await expect(filters(page).locator("[aria-current]")).toHaveText(["All"]);
      expect(requests).toEqual([]);
    });

    const staying = projects.find(({ categories }) => categories.includes(first.key));
    if (staying && metro)
      test("tiles that stay keep their place in the document, and the page does not scroll", async ({
        page,
      }) => {
        await visit(page, metro);
        await filters(page).scrollIntoViewIfNeeded();
        await page.evaluate(() => window.scrollBy({ top: 120, behavior: "instant" }));
        const before = await page.evaluate(() => window.scrollY);
        const kept = tiles(page).filter({ hasText: staying.title });
        await kept.evaluate((tile) => (tile.dataset.kept = ""));
        await filters(page).getByRole("link", { name: first.title }).click();
        await expect(tiles(page)).toHaveCount(countOf(first.key));
        await expect(kept).toHaveAttribute("data-kept", "");
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
      });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("the address decides", async ({ page }) => {
        await page.goto(`${anyGrid}?filter=${first.key}`);
        await expect(tiles(page)).toHaveCount(countOf(first.key));
        await expect(filters(page).locator("[aria-current]")).toHaveText([first.title]);
        await filters(page).getByRole("link", { name: last.title }).click();
        await expect(tiles(page)).toHaveCount(countOf(last.key));
        await page.goto(`${anyGrid}?filter=nonsense`);
        await expect(tiles(page)).toHaveCount(projects.length);
      });
    });
  });
