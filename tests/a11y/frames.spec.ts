import { accessibilityFaults } from "../support/accessibility.ts";
import { framesToTest } from "../support/sample.ts";
import { expect, test } from "../support/site-test.ts";
import { sidewaysOverflow, visit } from "../support/visit.ts";

/** Any header goes with any footer: nothing complains, nothing scrolls sideways, nothing is inaccessible. */
const looks = [
  { width: 390, height: 844, scheme: "light" },
  { width: 1280, height: 800, scheme: "dark" },
] as const;

for (const path of framesToTest()) {
  test(`${path} holds together`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, path);
    for (const { width, height, scheme } of looks) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height });
      // A page that is being resized may need a moment.
      await expect
        .poll(() => sidewaysOverflow(page), { message: `${width} px` })
        .toEqual({ pixels: 0, culprits: [] });
      expect(await accessibilityFaults(page), `${width} px, ${scheme}`).toEqual([]);
    }
  });
}
