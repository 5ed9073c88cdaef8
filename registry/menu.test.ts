import { expect, it } from "vitest";
import { menuEntries, siteMenu } from "./menu.ts";

const page = (group: "home" | "information" | "blogs" | "shop", path: string) => ({
  path,
  label: path,
  group,
  ...(group === "home" && path !== "/" && { kind: "Business" as const }),
});
const labels = (...of: ReturnType<typeof page>[]) =>
  menuEntries(siteMenu(of)).map(({ label }) => label);

const front = page("home", "/");
const about = [page("information", "/page/about-us"), page("information", "/page/our-team")];

it("begins with the home pages, when there are others than the front page", () => {
  expect(labels(front, page("home", "/home-bakery"), ...about)).toEqual(["Demos", "Pages"]);
  expect(labels(front, ...about)).toEqual(["Pages"]);
});

it("has no entry for a group of one page or none", () => {
  expect(labels(front, page("shop", "/shop/shop-wide"))).toEqual([]);
  const shop = [page("shop", "/shop/shop-wide"), page("shop", "/shop/checkout")];
  expect(labels(front, ...shop)).toEqual(["Shop"]);
});
