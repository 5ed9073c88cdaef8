import { framePath } from "#app/showcase/frames/entries.ts";
import { headerNames } from "#registry/page.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const paths = headerNames.map((header) => framePath(header, "footer-style-01"));

for (const path of pathsInTurn(import.meta.filename, paths))
  test(`${path} leads to the site's pages on a desktop, in the bar or by a button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    const ways = page.locator("header, nav").getByText(/^(?:Demos|Menu)$/);
    await expect(ways.filter({ visible: true }).first()).toBeVisible();
  });
