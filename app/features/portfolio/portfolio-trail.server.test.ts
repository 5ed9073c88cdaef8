import { expect, it } from "vitest";
import { PORTFOLIO } from "#content/addresses.ts";
import { findPage } from "#registry/pages.ts";
import { portfolioPlace } from "./portfolio-trail.server.ts";

it("the overview stands below the front page alone, and is called what menus call it", () => {
  const { trail, crumb } = portfolioPlace(PORTFOLIO);
  expect(trail.map(({ href }) => href)).toEqual(["/"]);
  expect(crumb).toBe(findPage(PORTFOLIO)?.label);
});
