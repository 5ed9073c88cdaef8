import { overBudget } from "../support/budget.ts";
import { measureFirstView } from "../support/first-view.ts";
import { pathsToTest } from "../support/sample.ts";
import { expect, test } from "../support/site-test.ts";

/** What a first visit may cost, on a phone with a sharp screen and on a desktop. */
const devices = [
  {
    name: "a phone",
    selection: "sample",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  },
  {
    name: "a desktop",
    selection: "kinds",
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
  },
] as const;

for (const { name, selection, ...screen } of devices) {
  test.describe(`the first view on ${name}`, () => {
    test.use(screen);
    for (const path of pathsToTest(selection)) {
      test(`${path} keeps to its budget`, async ({ page }) => {
        expect(overBudget(path, await measureFirstView(page, path))).toEqual([]);
      });
    }
  });
}
