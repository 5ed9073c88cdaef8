import { describe, expect, it } from "vitest";
import { content } from "./content.server.ts";
import { fields } from "./fields.server.ts";

/** The first number in a text: "Opinion no. 9,418" → 9418. */
const numberIn = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(",", ""));

const cases = fields
  .map(({ case: { opinion, facts } }) => ({
    number: numberIn(opinion),
    year: Number(/\d{4}$/.exec(facts)?.[0]),
  }))
  .toSorted((one, other) => one.number - other.number);
const latest = numberIn(content.hero.opinion.number);

/** What the firm's figures say that is signed in a year. */
const [row] = content.figures.rows;
const signed = row!.values.map((count, index) => ({ count, year: content.figures.years[index]! }));

describe("opinions are numbered as they are signed", () => {
  it("in the order of their years, up to the latest", () => {
    const years = cases.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
    expect(latest).toBeGreaterThan(cases.at(-1)!.number);
    expect(numberIn(content.opinion.number)).toBe(latest + 1);
  });

  it("as many a year as the figures say", () => {
    const { count } = signed.at(-1)!;
    for (const [index, { number, year }] of cases.entries())
      for (const later of cases.slice(index))
        expect(later.number - number).toBeLessThanOrEqual((later.year - year + 1) * count);
  });

  it("and no fewer than were signed since the first year of the figures", () => {
    const since = signed.slice(1).reduce((sum, { count, year }, index) => {
      const before = signed[index]!;
      return sum + ((count + before.count) / 2) * (year - before.year);
    }, 0);
    expect(latest).toBeGreaterThan(since);
  });
});
