import { PORTFOLIO } from "#content/addresses.ts";
import { filterSubjects } from "#content/filter-subjects.ts";
import { projects } from "#content/projects.ts";
import { test } from "./driving/browser-test.ts";
import type { Sought } from "./driving/sought.ts";

/** Filters of the portfolio: addresses that change what is shown. */
const path = PORTFOLIO;
const filters: Sought = { role: "navigation", name: "Filter projects" };
const tiles: Sought = { role: "article", within: { role: "list", name: "Projects" } };
const filter = (name: string): Sought => ({ role: "link", name, within: filters });
const countOf = (key: string) =>
  projects.filter(({ categories }) => categories.some((name) => name === key)).length;
const [, second, , fourth] = filterSubjects.filter(({ key }) => countOf(key) > 0);

if (second && fourth)
  test("a filter leaves what fits, by pointer and by keys; Back undoes it", async ({ visitor }) => {
    await visitor.open(path);
    await visitor.expectSeen(tiles, projects.length);
    await visitor.press(filter(second.title));
    await visitor.expectPath(`${path}?filter=${second.key}`);
    await visitor.expectSeen(tiles, countOf(second.key));
    await visitor.expectAttribute(filter(second.title), "aria-current", "true");

    await visitor.tab.keys("Tab");
    await visitor.tab.keys("Tab");
    await visitor.expectFocused(filter(fourth.title));
    await visitor.tab.keys("Enter");
    await visitor.expectSeen(tiles, countOf(fourth.key));

    await visitor.tab.back();
    await visitor.expectSeen(tiles, countOf(second.key));
    await visitor.tab.back();
    await visitor.expectPath(path);
    await visitor.expectSeen(tiles, projects.length);
  });
