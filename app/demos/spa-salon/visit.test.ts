import { describe, expect, it } from "vitest";
import { contact } from "#forms/contact/schema.ts";
import { validateWith } from "#shared/forms/validate.ts";
import { formatDuration } from "#app/lib/format-duration.ts";
import { treatments } from "./treatments.server.ts";
import { LONGEST_VISIT, planVisit, type Treatment, visitInWords } from "./visit.ts";

const treatment = (id: string, minutes: number, price: number): Treatment => ({
  id,
  name: id.toUpperCase(),
  text: "",
  minutes,
  price,
});
const menu = [treatment("a", 60, 10_50), treatment("b", 90, 20_00), treatment("c", 100, 5_25)];

describe("a visit", () => {
  it("is added up in cents and told in the order of the house", () => {
    const plan = planVisit(menu, ["c", "a"]);
    expect(plan).toMatchObject({ minutes: 160, price: 15_75, tooMuch: null });
    expect(visitInWords(plan, formatDuration)).toBe("2 h 40 min: A, C");
  });

  it("ignores what the house does not have and what comes twice", () => {
    expect(planVisit(menu, ["a", "x", "a"])).toMatchObject({ minutes: 60, price: 10_50 });
  });

  it("names the treatment with which it got too long, and is not booked like that", () => {
    const plan = planVisit(menu, ["c", "b", "a"]);
    expect(plan).toMatchObject({ minutes: 250, tooMuch: "a" });
    expect(visitInWords(plan, formatDuration)).toBe("");
  });

  it("may last exactly as long as the longest", () => {
    const exact = [treatment("d", LONGEST_VISIT, 1_00)];
    expect(planVisit(exact, ["d"]).tooMuch).toBeNull();
  });

  it("of nothing is nothing", () => {
    expect(visitInWords(planVisit(menu, []), formatDuration)).toBe("");
  });
});

describe("the menu of the house", () => {
  it("has every treatment once", () => {
    expect(new Set(treatments.map(({ id }) => id)).size).toBe(treatments.length);
  });

  it("has no visit whose words are too long for the subject of a message", () => {
    const longest = wordiestVisit();
    const subject = visitInWords(planVisit(treatments, longest), formatDuration);
    expect(longest.length).toBeGreaterThan(5);
    const values = { name: "A", email: "a@example.com", message: "A", subject };
    expect(validateWith(contact, values)).toMatchObject({ ok: true });
  });
});

/** The choice within the limit whose names need the most letters: for every number of minutes the wordiest one so far. */
function wordiestVisit(): string[] {
  const best: (string[] | undefined)[] = [[]];
  const letters = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + treatments.find((one) => one.id === id)!.name.length + 2, 0);
  for (const { id, minutes } of treatments) {
    for (let total = LONGEST_VISIT; total >= minutes; total--) {
      const before = best[total - minutes];
      if (before && letters([...before, id]) > letters(best[total] ?? []))
        best[total] = [...before, id];
    }
  }
  return best.reduce<string[]>(
    (most, ids) => (ids && letters(ids) > letters(most) ? ids : most),
    [],
  );
}
