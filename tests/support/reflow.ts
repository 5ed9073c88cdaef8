import { expect, type Page } from "playwright/test";
import { sidewaysOverflow } from "./visit.ts";

/** On the smallest screens, with text twice as large, and from right to left. */
const settings = [
  { name: "320 px", width: 320, text: "100%", dir: "ltr" },
  { name: "390 px with text at 200 %", width: 390, text: "200%", dir: "ltr" },
  { name: "1280 px with text at 200 %", width: 1280, text: "200%", dir: "ltr" },
  { name: "1280 px from right to left", width: 1280, text: "100%", dir: "rtl" },
  { name: "390 px from right to left", width: 390, text: "100%", dir: "rtl" },
] as const;

/** Expects that the open page scrolls sideways in none of the settings. It stays in the last of them. */
export async function expectNoSidewaysScroll(page: Page, about = ""): Promise<void> {
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
      .poll(() => sidewaysOverflow(page), { message: `${about} ${name}` })
      .toEqual({ pixels: 0, culprits: [] });
  }
}
