import { describe, expect, it } from "vitest";
import type { OwnerScript } from "#shared/owner-script.ts";
import { countQuestions, filterQuestions, QUERY_LIMIT } from "./filter-questions.ts";
import { questionGroups, questionsWith } from "./questions.server.ts";

const found = (query: string) =>
  filterQuestions(questionGroups, query).flatMap(({ questions }) => questions.map(({ id }) => id));

describe("the search in the questions", () => {
  it("finds everything for nothing, and leaves the groups as they are", () => {
    for (const query of ["", "   ", "?!", ".*("])
      expect(filterQuestions(questionGroups, query)).toEqual(questionGroups);
  });

  it("needs every word, in any order, in question or answer, whatever its case and accents", () => {
    expect(found("passwords")).toEqual(["passwords"]);
    expect(found("KEYS  van")).toEqual([]);
    expect(found("bank transfer")).toEqual(found("TRANSFER, bánk"));
    expect(found("bank transfer")).toEqual(["pay-how"]);
  });

  it("leaves out groups without a match", () => {
    expect(filterQuestions(questionGroups, "passwords").map(({ id }) => id)).toEqual([
      "sunday-list",
    ]);
    expect(filterQuestions(questionGroups, "xylophone")).toEqual([]);
  });

  it("takes hostile input for what it is: words that are not there", () => {
    for (const query of ["<script>alert(1)</script>", "\u0000xylophone\ud800", "%_'; drop table"])
      expect(found(query), query).toEqual([]);
    expect(found("a".repeat(100_000))).toEqual([]);
    expect(found(`passwords${" ".repeat(QUERY_LIMIT)}xylophone`)).toEqual(["passwords"]);
  });
});

describe("the questions", () => {
  it("say that there is no banner only where there is none", () => {
    const script: OwnerScript = {
      name: "Counter",
      company: "",
      does: "",
      learns: "",
      privacy: "",
      src: "https://counter.example/count.js",
      loads: "after-consent",
    };
    const said = (scripts: readonly OwnerScript[]) => JSON.stringify(questionsWith(scripts));
    expect(said([])).toContain("counts no visitors");
    expect(said([script])).not.toMatch(/banner|counts no visitors/);
  });

  it("are twenty to thirty, each with its own address", () => {
    const ids = questionGroups.flatMap(({ id, questions }) => [id, ...questions.map((q) => q.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(countQuestions(questionGroups)).toBeGreaterThanOrEqual(20);
    expect(countQuestions(questionGroups)).toBeLessThanOrEqual(30);
  });
});
