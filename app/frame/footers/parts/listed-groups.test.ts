import { expect, it } from "vitest";
import { listedGroups } from "./listed-groups.ts";

const link = (label: string) => ({ label, href: `/${label.toLowerCase()}` });
const [blog, shop, team, story] = ["Blog", "Shop", "Team", "Story"].map(link) as [
  ReturnType<typeof link>,
  ReturnType<typeof link>,
  ReturnType<typeof link>,
  ReturnType<typeof link>,
];
const about = { label: "About", links: [team, story] };

it("has the single pages first, then those below a word", () => {
  expect(listedGroups([blog, about, shop], 2, "Pages")).toEqual([
    { title: "Pages", links: [blog, shop] },
    { title: "About", links: [team, story] },
  ]);
  expect(listedGroups([about], 1, "Pages")).toEqual([{ title: "About", links: [team, story] }]);
});

it("is one group of all pages where there is no room for more", () => {
  expect(listedGroups([blog, about, shop], 1, "Pages")).toEqual([
    { title: "Pages", links: [blog, team, story, shop] },
  ]);
  expect(listedGroups([], 2, "Pages")).toEqual([]);
});
