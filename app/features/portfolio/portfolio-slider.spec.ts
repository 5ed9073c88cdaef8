import { projects } from "#content/projects.ts";
import { listOf } from "#tests/support/project-lists.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** The portfolio as a slider. */
const slides = listOf("slider.tsx");
if (slides && projects.length > 1)
  test("the slider goes by arrow keys and buttons, and never by itself", async ({ page }) => {
    await visit(page, slides);
    const slider = page.getByRole("group", { name: "Projects", exact: true });
    await slider.getByRole("region").focus();
    await page.keyboard.press("ArrowRight");
    await expect(slider).toContainText(`2 of ${projects.length}`);
    await expect(slider.getByRole("heading", { name: projects[1]!.title })).toBeInViewport();
    await slider.getByRole("button", { name: "Next" }).click();
    // From the end of two it goes round.
    await expect(slider).toContainText(`${(2 % projects.length) + 1} of ${projects.length}`);
    await slider.getByRole("region").focus();
    await page.keyboard.press("End");
    await expect(slider).toContainText(`${projects.length} of ${projects.length}`);
  });
