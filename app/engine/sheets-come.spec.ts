import { findPage } from "#registry/pages.ts";
import { pathsToTest } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** Whether the page looks by the rules that came with it. */
const hasFirstStyles = () => document.querySelector("#first-styles") !== null;

/** Drawings that are made while one comes near, a thousand of them; buttons of dialogs, for which script must be there. */
const addedToInReading = new Set(["icons", "modals"]);
const paths = pathsToTest("kinds by header").filter(
  (path) => !addedToInReading.has(findPage(path)?.group ?? ""),
);

for (const path of paths)
  test(`${path} is read to its end by the styles that it brought`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        window.scrollTo({ top: y, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
    });
    expect(await page.evaluate(hasFirstStyles)).toBe(true);
  });

const [path] = pathsToTest("one of each kind");

test("what comes into a page finds all stylesheets, before it is drawn", async ({ page }) => {
  await visit(page, path!);
  expect(await page.evaluate(hasFirstStyles)).toBe(true);
  const frame = await page.locator("body").evaluate(async (body) => {
    body.append(document.createElement("aside"));
    await Promise.resolve();
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[data-late]")];
    return {
      brought: document.querySelector("#first-styles") !== null,
      media: [...new Set(sheets.map(({ media }) => media))],
    };
  });
  expect(frame).toEqual({ brought: false, media: ["all"] });
});

test("so does a class that nothing had", async ({ page }) => {
  await visit(page, path!);
  await page.locator("h1").evaluate((heading) => heading.classList.add("new"));
  expect(await page.evaluate(hasFirstStyles)).toBe(false);
});

test("where a sheet did not come, the page keeps the styles that it brought", async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|Failed to load resource: net::/);
  let isFirst = true;
  await page.route("**/static/css/*.css", (route) => {
    const isAborted = isFirst;
    isFirst = false;
    return isAborted ? route.abort() : route.fallback();
  });
  await visit(page, path!);
  await page.getByRole("heading", { level: 1 }).click();
  await page.locator("h1").evaluate((heading) => heading.classList.add("new"));
  expect(await page.evaluate(hasFirstStyles)).toBe(true);
});

test("at the first press they are there for what answers it", async ({ page }) => {
  await visit(page, path!);
  const answered = page.locator("main").evaluate(
    (main) =>
      new Promise<boolean>((resolve) => {
        const answer = () => resolve(document.querySelector("#first-styles") !== null);
        main.addEventListener("click", answer, { once: true });
      }),
  );
  await page.getByRole("heading", { level: 1 }).click();
  expect(await answered).toBe(false);
});
