import { test } from "./driving/browser-test.ts";
import type { Sought } from "./driving/sought.ts";

/** The menu by pointer and by keys, on a desktop and on a phone. */
const header: Sought = { role: "banner" };
const demos: Sought = { role: "button", name: "Demos", within: header };
const startup: Sought = { role: "link", name: "Startup", within: header };

test("the menu opens by a press, Escape closes it and gives the focus back", async ({
  visitor,
}) => {
  await visitor.open("/home-startup");
  await visitor.press(demos);
  await visitor.expectAttribute(demos, "aria-expanded", "true");
  await visitor.expectSeen(startup);
  await visitor.tab.keys("Escape");
  await visitor.expectAttribute(demos, "aria-expanded", "false");
  await visitor.expectGone(startup);
  await visitor.expectFocused(demos);
});

test("the arrow key opens the menu at its first link, and Enter follows it", async ({
  visitor,
}) => {
  await visitor.open("/home-startup");
  await visitor.press(demos);
  await visitor.tab.keys("Escape");
  await visitor.expectFocused(demos);
  await visitor.tab.keys("ArrowDown");
  await visitor.expectAttribute(demos, "aria-expanded", "true");
  await visitor.expectFocused(startup);
  await visitor.tab.keys("ArrowDown");
  await visitor.expectFocused({ role: "link", name: "Business", within: header });
  await visitor.tab.keys("Enter");
  await visitor.expectPath("/home-business");
  await visitor.expectFocused({ role: "heading", within: { role: "main" } });
});

test("on a phone the menu opens, unfolds and leads to a page", async ({ visitor }) => {
  await visitor.open("/home-startup", 390);
  await visitor.press({ role: "button", name: "Menu" });
  const menu: Sought = { role: "dialog", name: "Menu" };
  await visitor.expectSeen(menu);
  await visitor.tab.keys("Escape");
  await visitor.expectGone(menu);
  await visitor.expectFocused({ role: "button", name: "Menu" });

  await visitor.tab.keys("Enter");
  const consulting: Sought = { role: "link", name: "Consulting", within: menu };
  await visitor.expectGone(consulting);
  await visitor.press({ role: "button", name: "Demos", within: menu });
  await visitor.press(consulting);
  await visitor.expectPath("/home-consulting");
  await visitor.expectGone(menu);
});
