import { PROJECT } from "#content/addresses.ts";
import { projects } from "#content/projects.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/* The pages of projects: their addresses, the way from one to the next, and what moves on them. */

test.describe("cases", () => {
  test("lead on to the next project and back, round and round", async ({ page }) => {
    const [one, next] = projects;
    await visit(page, one!.path);
    const turn = page.getByRole("navigation", { name: "Other projects" });
    await turn.getByRole("link", { name: new RegExp(next!.title) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(next!.title);
    await expect(page).toHaveURL(new RegExp(`${next!.path}$`));
    await turn.getByRole("link", { name: new RegExp(one!.title) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(one!.title);
  });

  test("a project answers under its name, and names one address as its own", async ({ page }) => {
    const { slug, path, title } = projects[0]!;
    await visit(page, PROJECT.replace(":slug", slug));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", new RegExp(`${path}$`));
  });

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
