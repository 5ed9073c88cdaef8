import { PROJECT } from "#content/addresses.ts";
import { projectLayouts } from "#content/project-fields.ts";
import { projects } from "#content/projects.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { sidewaysOverflow, visit } from "#tests/support/visit.ts";

/* The pages of projects: their addresses, the way from one to the next, and what moves on them. */

test.describe("cases", () => {
  const [one, next] = projects;
  if (one && next)
    test("lead on to the next project and back, round and round", async ({ page }) => {
      await visit(page, one.path);
      // Of two projects each stands before and after the other.
      const turn = page.getByRole("navigation", { name: "Other projects" }).getByRole("link");
      await expect(turn.last()).toContainText(next.title);
      await turn.last().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(next.title);
      await expect(page).toHaveURL(new RegExp(`${next.path}$`));
      await expect(turn.first()).toContainText(one.title);
      await turn.first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(one.title);
    });

  if (one)
    test("a project answers under its name, and names one address as its own", async ({ page }) => {
      await visit(page, PROJECT.replace(":slug", one.slug));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(one.title);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute("href", new RegExp(`${one.path}$`));
    });

  for (const layout of projectLayouts) {
    const told = projects.find((project) => project.layout === layout);
    if (told)
      test(`as ${layout} break a long word where its column ends`, async ({ page }) => {
        await visit(page, told.path);
        for (const width of [390, 1000]) {
          await page.setViewportSize({ width, height: 900 });
          const wide = await page.locator("main").evaluate((main) => {
            const texts = [
              ...main.querySelectorAll<HTMLElement>("h1, h2, h3, blockquote, .display"),
            ];
            for (const text of texts)
              text.textContent = "Donaudampfschifffahrtsgesellschaftskapitänswitwe";
            return texts.flatMap(({ tagName, offsetWidth, parentElement }) =>
              offsetWidth > parentElement!.clientWidth + 1
                ? [`${tagName}: ${offsetWidth} of ${parentElement!.clientWidth}`]
                : [],
            );
          });
          expect(wide, `at ${width}`).toEqual([]);
          expect((await sidewaysOverflow(page)).pixels, `at ${width}`).toBe(0);
        }
      });
  }

  test("an unknown project is not found", async ({ page, tolerate }) => {
    tolerate(/404/);
    const answer = await page.goto(PROJECT.replace(":slug", "the-one-that-never-was"));
    expect(answer?.status()).toBe(404);
  });

  // A site of one's own may tell all projects in another way.
  const isProcess = ({ layout }: { layout: string }) => layout === "process";
  const process = projects.find(isProcess);
  if (process)
    test("the test in one colour is moved by keys", async ({ page }) => {
      await visit(page, process.path);
      const line = page.getByRole("slider", { name: "Compare in one colour and as made" });
      await line.focus();
      await page.keyboard.press("Home");
      await expect(line).toHaveAttribute("aria-valuetext", "One colour: 0 per cent");
      await page.keyboard.press("End");
      await expect(line).toHaveAttribute("aria-valuetext", "One colour: 100 per cent");
    });
});
