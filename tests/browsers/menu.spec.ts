import { expect } from "playwright/test";
import { framePath } from "#app/showcase/frames/entries.ts";
import { megaMenus, withDemos } from "../support/pages.ts";
import { test } from "./driving/browser-test.ts";
import type { Sought } from "./driving/sought.ts";
import { eventually } from "./driving/visitor.ts";

/** The menu by pointer and by keys, on a desktop and on a phone. */
const header: Sought = { role: "banner" };
const demos: Sought = { role: "button", name: "Demos", within: header };
const here = framePath("transparent-header", "footer-style-01");

withDemos((first, second) => {
  const link: Sought = { role: "link", name: first.label, within: header };

  test("the menu opens by a press, Escape closes it and gives the focus back", async ({
    visitor,
  }) => {
    await visitor.open(here);
    await visitor.press(demos);
    await visitor.expectAttribute(demos, "aria-expanded", "true");
    await visitor.expectSeen(link);
    await visitor.tab.keys("Escape");
    await visitor.expectAttribute(demos, "aria-expanded", "false");
    await visitor.expectGone(link);
    await visitor.expectFocused(demos);
  });

  test("the arrow key opens the menu at its first link, and Enter follows it", async ({
    visitor,
  }) => {
    await visitor.open(here);
    await visitor.press(demos);
    await visitor.tab.keys("Escape");
    await visitor.expectFocused(demos);
    await visitor.tab.keys("ArrowDown");
    await visitor.expectAttribute(demos, "aria-expanded", "true");
    await visitor.expectFocused(link);
    await visitor.tab.keys("ArrowDown");
    await visitor.expectFocused({ role: "link", name: second.label, within: header });
    await visitor.tab.keys("Enter");
    await visitor.expectPath(second.href);
    await visitor.expectFocused({ role: "heading", within: { role: "main" } });
  });

  test("on a phone the menu opens, unfolds and leads to a page", async ({ visitor }) => {
    await visitor.open(here, 390);
    await visitor.press({ role: "button", name: "Menu" });
    const menu: Sought = { role: "dialog", name: "Menu" };
    await visitor.expectSeen(menu);
    await visitor.tab.keys("Escape");
    await visitor.expectGone(menu);
    await visitor.expectFocused({ role: "button", name: "Menu" });

    await visitor.tab.keys("Enter");
    const target: Sought = { role: "link", name: second.label, within: menu };
    await visitor.expectGone(target);
    await visitor.press({ role: "button", name: "Demos", within: menu });
    await visitor.press(target);
    await visitor.expectPath(second.href);
    await visitor.expectGone(menu);
  });
});

for (const name of megaMenus)
  test(`the panel of ${name} keeps 25 px from both edges, a scroll bar beside it or not`, async ({
    visitor,
  }) => {
    for (const width of [992, 1280]) {
      await visitor.open(here, width);
      await visitor.press({ role: "button", name, within: header });
      await eventually(async () => {
        const room = await visitor.ask("roomBesidePopover");
        expect(room?.before, `before, ${width} px`).toBeGreaterThanOrEqual(25);
        expect(room?.after, `after, ${width} px`).toBeGreaterThanOrEqual(25);
      });
    }
  });
