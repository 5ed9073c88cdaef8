import { ABOUT_US, SEARCH } from "#content/addresses.ts";
import { posts } from "#content/blog.ts";
import { test } from "./driving/browser-test.ts";
import type { Sought } from "./driving/sought.ts";

/** The search palette. */
const palette: Sought = { role: "dialog", name: "Search this site" };
const field: Sought = { role: "combobox", within: palette };

const [post] = posts;
if (post)
  test("Control K opens the search; what is typed is found and opened by a press", async ({
    visitor,
  }) => {
    await visitor.open(ABOUT_US);
    await visitor.tab.keys("Control", "k");
    await visitor.expectFocused(field);
    await visitor.tab.type(post.title);
    const found: Sought = { role: "option", within: palette };
    await visitor.expectSeen({ role: "group", name: "Posts", within: palette });
    await visitor.expectSeen(found);
    await visitor.tab.keys("ArrowDown");
    await visitor.tab.keys("ArrowUp");
    await visitor.tab.keys("Enter");
    await visitor.expectPath(/^\/(blog-types|blogs)/);
    await visitor.expectGone(palette);
  });

test("the page of all results lists and leads on", async ({ visitor }) => {
  await visitor.open(ABOUT_US);
  await visitor.tab.keys("Control", "k");
  await visitor.expectFocused(field);
  await visitor.tab.type("customers");
  await visitor.tab.keys("Enter");
  await visitor.expectPath(`${SEARCH}?q=customers`);
  await visitor.expectText({ role: "heading", name: /^Results for/ }, "Results for “customers”");
  await visitor.alive();
});
