import { pathsToTest } from "../support/sample.ts";
import { expect, test } from "../support/site-test.ts";
import { sidewaysOverflow, visit } from "../support/visit.ts";

/** No page scrolls sideways: on the smallest screens, with text twice as large, and from right to left. */
const settings = [
  { name: "320 px", width: 320, text: "100%", dir: "ltr" },
  { name: "390 px with text at 200 %", width: 390, text: "200%", dir: "ltr" },
  { name: "1280 px with text at 200 %", width: 1280, text: "200%", dir: "ltr" },
  { name: "1280 px from right to left", width: 1280, text: "100%", dir: "rtl" },
  { name: "390 px from right to left", width: 390, text: "100%", dir: "rtl" },
] as const;

for (const path of pathsToTest("sample")) {
  test(`${path} does not scroll sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, path);
    for (const { name, width, text, dir } of settings) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(
        (wanted) => {
          document.documentElement.style.setProperty("font-size", wanted.text);
          document.documentElement.dir = wanted.dir;
        },
        { text, dir },
      );
      // A page that is being resized may need a moment.
      await expect
        .poll(() => sidewaysOverflow(page), { message: name })
        .toEqual({ pixels: 0, culprits: [] });
    }
  });
}
