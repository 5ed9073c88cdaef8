import { framePath } from "#app/showcase/frames/entries.ts";
import { accessibilityFaults } from "../support/accessibility.ts";
import { framesToTest } from "../support/sample.ts";
import { expect, test } from "../support/site-test.ts";
import { sidewaysOverflow, visit } from "../support/visit.ts";

/** Any header goes with any footer: nothing complains, nothing scrolls sideways, nothing is inaccessible. */
const looks = [
  { width: 390, height: 844, scheme: "light" },
  { width: 1280, height: 800, scheme: "dark" },
] as const;

for (const [header, footers] of framesToTest()) {
  test(`${header} holds together with ${footers.join(", ")}`, async ({ page }) => {
    // A page for each footer, looked at twice.
    test.setTimeout(footers.length * 20_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const footer of footers) {
      await visit(page, framePath(header, footer));
      for (const { width, height, scheme } of looks) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height });
        const where = `${footer}, ${width} px, ${scheme}`;
        // A page that is being resized may need a moment.
        await expect
          .poll(() => sidewaysOverflow(page), { message: where })
          .toEqual({ pixels: 0, culprits: [] });
        expect.soft(await accessibilityFaults(page), where).toEqual([]);
      }
    }
  });
}
