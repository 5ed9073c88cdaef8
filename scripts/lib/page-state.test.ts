import { describe, expect, it } from "vitest";
import { differences, type PageState } from "./page-state.ts";

const page: PageState = {
  text: ["Bread", "€4.00", "Bread"],
  roles: ['heading "Bread" [level=1]', 'link "Buy"'],
  firstView: { js: 100, css: 20, requests: 12 },
  pictures: { 390: "a", 1440: "b" },
};

describe("two states of the site", () => {
  it("have no differences where every page is the same, but for what compression does", () => {
    const now = { ...page, firstView: { ...page.firstView, js: 100.05 } };
    expect(differences({ "/": page }, { "/": now })).toEqual([]);
  });

  it("differ in words and roles by the lines that only one of them has, as often as it has them", () => {
    const now = { ...page, text: ["Bread", "€4.50"], roles: [...page.roles, "button"] };
    expect(differences({ "/": page }, { "/": now })).toEqual([
      {
        path: "/",
        says: ["text − €4.00", "text − Bread", "text + €4.50", "roles + button"],
        pictures: [],
      },
    ]);
  });

  it("differ by the order of their lines", () => {
    const now = { ...page, roles: page.roles.toReversed() };
    expect(differences({ "/": page }, { "/": now })[0]?.says).toEqual([
      "roles: the same lines in another order",
    ]);
  });

  it("differ by what a first view transfers, by pictures, and by pages that come and go", () => {
    const now = {
      ...page,
      firstView: { js: 101, css: 20, requests: 12 },
      pictures: { 390: "a", 1440: "c" },
    };
    expect(differences({ "/": page, "/old": page }, { "/": now, "/new": page })).toEqual([
      { path: "/", says: ["first view, js: 100 before, 101 now"], pictures: ["1440"] },
      { path: "/new", says: ["is new"], pictures: [] },
      { path: "/old", says: ["is gone"], pictures: [] },
    ]);
  });
});
