import { expect, it } from "vitest";
import { menuEntries, siteMenu } from "./menu.ts";
import { pages } from "./pages/registry.ts";

const labels = (of: typeof pages) => menuEntries(siteMenu(of)).map(({ label }) => label);

it("begins with the home pages, and has no entry for groups without pages", () => {
  expect(labels(pages)).toEqual(["Demos", "Pages", "Portfolio", "Blog", "Shop", "Elements"]);
  const own = pages.filter(({ path, group }) => path === "/" || group === "information");
  expect(labels(own)).toEqual(["Pages"]);
});
