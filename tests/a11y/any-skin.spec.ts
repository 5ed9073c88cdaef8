import { createHash } from "node:crypto";
import { allPaths } from "#registry/all-paths.ts";
import { findPage } from "#registry/pages.ts";
import { colourDeclarations, isDarkByNature } from "#app/skins/palette.ts";
import { vitrine } from "#app/skins/vitrine.ts";
import { accessibilityFaults } from "../support/accessibility.ts";
import { settleImages, visitIn } from "../support/looks.ts";
import { pathsInTurn, schemesToTest } from "../support/sample.ts";
import { expect, test } from "../support/site-test.ts";
import { nextFrames, settleTransitions } from "../support/visit.ts";

/** Whoever takes a page home chooses four colours: none of them may make a word unreadable. */
const paths = allPaths()
  .map(({ path }) => path)
  .filter((path) => ["home", "elements"].includes(findPage(path)?.group ?? ""));

for (const path of pathsInTurn(import.meta.filename, paths)) {
  test(`${path} can be read in colours drawn by lot`, async ({ page }) => {
    // Every text on a picture is photographed.
    test.setTimeout(90_000);
    const colours = drawColours(path);
    const skin = { ...vitrine, ...colours };
    for (const scheme of schemesToTest(path)) {
      await visitIn(page, path, scheme);
      await page.evaluate(
        (declarations) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`@layer skin { [data-skin] { ${declarations} } }`);
          document.adoptedStyleSheets.push(sheet);
        },
        `color-scheme: ${isDarkByNature(skin) ? "dark" : "light dark"}; ${colourDeclarations(skin).join("")}`,
      );
      await nextFrames(page);
      await settleTransitions(page);
      await settleImages(page);
      expect
        .soft(
          await accessibilityFaults(page, undefined, "colours"),
          `${scheme}, ${Object.entries(colours).flat().join(" ")}`,
        )
        .toEqual([]);
    }
  });
}

/** The same for a page in each run. Dark papers are drawn as often as light ones. */
function drawColours(path: string) {
  const digits = createHash("sha256").update(path).digest("hex");
  const colour = (at: number) => `#${digits.slice(at * 6, at * 6 + 6)}`;
  return { paper: colour(0), ink: colour(1), brand: colour(2), accent: colour(3) };
}
