import { expect } from "playwright/test";
import { pathsToTest } from "../support/sample.ts";
import { test } from "./driving/browser-test.ts";
import { eventually } from "./driving/visitor.ts";

/** One page of each kind: comes alive without a complaint, whole, and as wide as the window. */
for (const path of pathsToTest("one of each kind")) {
  for (const width of [390, 1280]) {
    test(`${path} at ${width} px`, async ({ visitor }) => {
      await visitor.open(path, width);
      await visitor.expectSeen({ role: "heading", name: /./, within: { role: "main" } });
      await visitor.ask("scrollThrough");
      await eventually(async () => expect(await visitor.ask("picturesWithoutPixels")).toEqual([]));
      const { loaded, failed } = await visitor.ask("fonts");
      expect(failed).toEqual([]);
      expect(loaded, "fonts of the skin").toBeGreaterThan(0);
      expect(await visitor.ask("sidewaysOverflow")).toBe(0);
    });
  }
}
