import { resolve } from "node:path";
import { expect, it } from "vitest";
import fittedRuns from "#app/skins/fallback-runs.json" with { type: "json" };
import { type FontName, fonts } from "#app/skins/fonts.ts";
import { fontsOf } from "#app/skins/skin.ts";
import type { FallbackRuns } from "#app/skins/stylesheet.ts";
import { footerNames, headerNames } from "#registry/page.ts";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import { isWholeTemplate } from "../../../tests/support/whole-template.ts";
import { readTree } from "../tidy/tree.ts";
import { checkedChoices, extras } from "./choices.ts";
import { lineRun } from "./letter-widths.ts";
import { faceOfTemplate, skinOf, substitutesOf } from "./looks.ts";
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

it("takes along how the system's letters were fitted to the fonts of the page", () => {
  const runs: FallbackRuns = fittedRuns;
  for (const { name: home, skin } of homes) {
    const { own } = substitutesOf(checkedChoices({ name: "Korn", home }));
    expect(Object.keys(own!).toSorted()).toEqual(Object.keys(runs[skin.name]!).toSorted());
    for (const family of Object.keys(own!)) expect(own![family]).toBe(runs[skin.name]![family]);
  }
});

it("takes along how they were fitted to letters of another page", () => {
  const [front, other] = [homes[0]!, homes.at(-1)!];
  const letters = other.skin.display.font;
  const { own } = substitutesOf(checkedChoices({ name: "Korn", home: front.name, letters }));
  expect(Object.keys(own!).toSorted()).toEqual([letters, front.skin.text.font].toSorted());
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
