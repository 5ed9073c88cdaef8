import { describe, expect, it } from "vitest";
import { readRules, type Rule } from "./visit-rules.ts";
import { questions, visits } from "./visits.server.ts";

const suggested = (answers: Record<string, string>) => {
  const { passed, isSure } = readRules(
    visits.map(({ rule }) => rule),
    answers,
  );
  return isSure ? visits[passed]?.id : null;
};

describe("reading rules", () => {
  const rules: Rule[] = [{ a: ["1"], b: ["1", "2"] }, { a: ["2"] }, {}];

  it("waits at a line that needs an answer", () => {
    expect(readRules(rules, {})).toEqual({ passed: 0, isSure: false });
    expect(readRules(rules, { b: "1" })).toEqual({ passed: 0, isSure: false });
  });

  it("passes a line as soon as one answer does not fit", () => {
    expect(readRules(rules, { b: "3" })).toEqual({ passed: 1, isSure: false });
    expect(readRules(rules, { a: "3" })).toEqual({ passed: 2, isSure: true });
  });

  it("stops at the first line that is true", () => {
    expect(readRules(rules, { a: "1", b: "2" })).toEqual({ passed: 0, isSure: true });
    expect(readRules(rules, { a: "2" })).toEqual({ passed: 1, isSure: true });
  });

  it("finds nothing where nothing fits", () => {
    expect(readRules([{ a: ["1"] }], { a: "2" })).toEqual({ passed: 1, isSure: false });
  });
});

describe("the list of the practice", () => {
  it("leads every complete set of answers to a visit, and needs every line", () => {
    const found = new Set<string | undefined | null>();
    for (const what of valuesOf("what"))
      for (const since of valuesOf("since"))
        for (const so of valuesOf("so")) found.add(suggested({ what, since, so }));
    expect(found).toEqual(new Set(visits.map(({ id }) => id)));
  });

  it("asks no more than it needs", () => {
    expect(suggested({ what: "nothing" })).toBe("check-up");
    expect(suggested({ what: "broke", so: "manage" })).toBe("mend");
    expect(suggested({ what: "hurts" })).toBeNull();
  });

  it("lets nobody wait who cannot sleep, whatever else was answered", () => {
    for (const since of valuesOf("since"))
      expect(suggested({ what: "hurts", since, so: "keeps" })).toBe("urgent");
  });

  it("gives a dentist the longer look at what does not go away", () => {
    expect(suggested({ what: "changed", since: "long", so: "manage" })).toBe("long-look");
  });
});

function valuesOf(name: string): string[] {
  const question = questions.find((one) => one.name === name);
  return question!.answers.map(({ value }) => value);
}
