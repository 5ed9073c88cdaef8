import { resolve } from "node:path";
import { expect, it } from "vitest";
import { type FontName, fonts } from "#app/skins/fonts.ts";
import { fontsOf } from "#app/skins/skin.ts";
import { footerNames, headerNames } from "#registry/page.ts";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import { isWholeTemplate } from "../../../tests/support/whole-template.ts";
import { readTree } from "../tidy/tree.ts";
import { checkedChoices, extras } from "./choices.ts";
import { lineRun } from "./letter-widths.ts";
import { faceOfTemplate, skinOf } from "./looks.ts";
import { made } from "./make.ts";
import { blogLists, homes, portfolioLists, shopLists } from "./offered.ts";

it.each(homes.map(({ name }) => name))("sets %s in two fonts, whatever letters", (home) => {
  const letters = homes.at(-1)!.skin.display.font;
  const skin = skinOf(checkedChoices({ name: "Korn", home, letters }));
  expect(skin.display.font).toBe(letters);
  expect(fontsOf(skin).length).toBeLessThanOrEqual(firstViewBudget.fontFiles);
});

it("sets letters as the template does, but no line of headlines much longer than in the page's own", () => {
  for (const { name: home, skin: own } of homes)
    for (const letters of Object.keys(fonts) as FontName[]) {
      const { display } = skinOf(checkedChoices({ name: "Korn", home, letters }));
      expect(lineRun(display)).toBeLessThan(lineRun(own.display) * 1.12);
      const asMade = faceOfTemplate(letters);
      if (asMade && lineRun(asMade) <= lineRun(own.display))
        expect(lineRun(display)).toBeCloseTo(lineRun(asMade), 2);
    }
});

it("leaves a page its own letters in their own size", () => {
  for (const { name: home, skin } of homes) {
    const { display } = skinOf(checkedChoices({ name: "Korn", home }));
    expect(display).toEqual(skin.display);
  }
});

it.runIf(isWholeTemplate)(
  "names header and footer in one place, where their owner changes them",
  () => {
    const { tree } = made(
      readTree(resolve(import.meta.dirname, "../../..")),
      checkedChoices({
        name: "Korn",
        blog: blogLists[0],
        portfolio: portfolioLists[0],
        shop: shopLists[0],
        extras,
      }),
    );
    const frames = [...headerNames, ...footerNames].map((name) => `"${name}"`);
    const naming = [...tree].filter(
      ([file, source]) =>
        /^(?:app|content)\/.*(?<!\.(?:test|spec))\.tsx?$/.test(file) &&
        frames.some((frame) => source?.includes(frame)),
    );
    expect(naming.map(([file]) => file)).toEqual(["content/site.ts"]);
  },
);
