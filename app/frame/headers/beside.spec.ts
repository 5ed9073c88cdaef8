import { pages } from "#registry/pages.ts";
import { isExhibit } from "#tests/support/pages.ts";
import { pathsInTurn, pathsToTest } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { spaceText, textFaults } from "#tests/support/text-spacing.ts";
import { sidewaysOverflow } from "#tests/support/visit.ts";

const withoutBar = "[data-site-header] { display: none !important }";

/** On a desktop what is cut off is meant so. */
const desktop = { width: 1440, height: 800 };

/** A page beside what `left-menu-modern` and `left-menu-classic` have at these widths (`parts/side-column`), whichever header it was made with. */
const columns = [
  { window: 1024, column: "80px" },
  { window: 1200, column: "240px" },
  { window: 1440, column: "288px" },
];
const beside = (column: string, text = "100%") => `${withoutBar}
  :root {
    font-size: ${text};
    --page-vw: calc((100vw - ${column}) / 100) !important;
    --header-height: 0px !important;
    --header-cover: 0px !important;
    --header-overlap: 0px !important;
  }
  body { padding-inline-start: ${column} !important }`;

test.use({ javaScriptEnabled: false });

/** The template shows its parts with headers of their own. */
const paths = new Set([...pathsToTest("kinds and homes"), ...pages.map(({ path }) => path)]);

for (const path of pathsInTurn(
  import.meta.filename,
  [...paths].filter((path) => !isExhibit(path)),
))
  test(`${path} loses no words on a small desktop, nor beside a menu at the side`, async ({
    page,
  }) => {
    const faultsIn = async (frame: string) => {
      await spaceText(page, frame);
      return page.evaluate(textFaults);
    };
    await page.setViewportSize(desktop);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const meant = await faultsIn(withoutBar);
    for (const { window, column } of columns) {
      await page.setViewportSize({ width: window, height: 800 });
      const alone = await faultsIn(withoutBar);
      const cutOff = alone.filter((fault) => fault.startsWith("cut off") && !meant.includes(fault));
      expect.soft(cutOff, `${window} px, alone`).toEqual([]);
      const lost = (await faultsIn(beside(column))).filter((fault) => !alone.includes(fault));
      expect.soft(lost, `${window} px`).toEqual([]);
      const overflow = await sidewaysOverflow(page);
      expect.soft(overflow, `${window} px`).toEqual({ pixels: 0, culprits: [] });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await spaceText(page, beside("256px", "200%"));
    expect.soft(await sidewaysOverflow(page), "text at 200 %").toEqual({ pixels: 0, culprits: [] });
  });
