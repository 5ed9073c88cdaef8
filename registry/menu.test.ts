import { expect, it } from "vitest";
import { listedEntries, menuEntries, siteMenu } from "./menu.ts";

const page = (group: "home" | "information", path: string) => ({
  path,
  label: path,
  group,
  ...(group === "home" && path !== "/" && { kind: "Business" as const }),
});
const labels = (...of: ReturnType<typeof page>[]) =>
  menuEntries(siteMenu(of)).map(({ label }) => label);

const front = page("home", "/");
const about = [page("information", "/us"), page("information", "/team")];

it("begins with the home pages, when there are others than the front page", () => {
  expect(labels(front, page("home", "/home-bakery"), ...about)).toEqual(["Demos", "Pages"]);
  expect(labels(front, ...about)).toEqual(["Pages"]);
});

it("has no entry for a group of one page or none", () => {
  const [first] = about;
  expect(labels(front, first!)).toEqual([]);
  expect(labels(front, ...about)).toEqual(["Pages"]);
});

it("is a plain list where the owner has one", () => {
  const blog = { label: "Blog", href: "/blog" };
  const [team, story] = [
    { label: "Team", href: "/team" },
    { label: "Story", href: "/story" },
  ];
  expect(listedEntries([blog, { label: "About", links: [team, story] }])).toEqual([
    { kind: "link", ...blog },
    { kind: "dropdown", label: "About", links: [team, story] },
  ]);
  // What tidy has left of a list.
  expect(
    listedEntries([
      { label: "About", links: [team] },
      { label: "Shop", links: [] },
    ]),
  ).toEqual([{ kind: "link", ...team }]);
});
