import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/* Whether what lies below the fold of the startup home waits for its entrance (specification, point 4). */

for (const { name, width, motion, waits } of [
  { name: "768 px or wider", width: 768, motion: "no-preference", waits: true },
  { name: "narrower than 768 px", width: 767, motion: "no-preference", waits: false },
  { name: "wide, motion reduced", width: 1280, motion: "reduce", waits: false },
] as const) {
  test(`entrances ${waits ? "wait below the fold" : "are off"}: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize({ width, height: 700 });
    await visit(page, "/home-startup");
    const waiting = page.locator("[data-waiting], [data-state=wound]");
    if (waits) await expect(waiting).not.toHaveCount(0);
    else await expect(waiting).toHaveCount(0);
    // Whatever waits has arrived when it is scrolled to.
    const last = page.locator("[data-reveal]").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS("opacity", "1");
  });
}
