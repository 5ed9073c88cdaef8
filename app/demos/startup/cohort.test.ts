import { expect, it } from "vitest";
import { content } from "./content.server.ts";
import { cohort, cohortLayers, paidInAll } from "./cohort.server.ts";

it("says of the cards, the chart and the sums the same", () => {
  const cards = content.carousel.cards.map(({ title }) => title);
  expect(cards.toSorted()).toEqual(cohort.map(({ title }) => title).toSorted());
  const sum = cohortLayers().reduce((total, { paid }) => total + paid, 0);
  expect(paidInAll(12)).toBe(sum);
  expect(content.process.total).toBe(paidInAll(12));
});

it("loses no customer from week to week", () => {
  for (const { title, paid } of cohort)
    expect(
      [...paid].toSorted((a, b) => a - b),
      title,
    ).toEqual([...paid]);
});
