import type { Page } from "playwright/test";
import { pathsToTest } from "../support/sample.ts";
import { expect, test } from "../support/site-test.ts";
import { sidewaysOverflow, visit } from "../support/visit.ts";

/** No page scrolls sideways: on the smallest screens, with text twice as large, and from right to left. */
const settings: readonly {
  name: string;
  width: number;
  prepare?: (page: Page) => Promise<void>;
}[] = [
  { name: "at 320 px", width: 320 },
  { name: "at 390 px with text at 200 %", width: 390, prepare: doubleText },
  { name: "at 1280 px with text at 200 %", width: 1280, prepare: doubleText },
  { name: "at 390 px from right to left", width: 390, prepare: rightToLeft },
  { name: "at 1280 px from right to left", width: 1280, prepare: rightToLeft },
];

for (const path of pathsToTest("sample")) {
  for (const { name, width, prepare } of settings) {
    test(`${path} does not scroll sideways ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await prepare?.(page);
      await visit(page, path);
      expect(await sidewaysOverflow(page)).toEqual({ pixels: 0, culprits: [] });
    });
  }
}

async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () =>
      document.documentElement.style.setProperty("font-size", "200%"),
    );
  });
}

async function rightToLeft(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => (document.documentElement.dir = "rtl"));
  });
}
