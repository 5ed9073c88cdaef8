import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { picture } from "./media.ts";
import { neighboursOf, type Project, projectBySlug, projects } from "./projects.ts";
import { lengthInLetters } from "#tests/support/description-length.ts";
import { anyPicture } from "#tests/support/pictures.ts";

describe("the projects", () => {
  it("have names of their own", () => {
    for (const field of ["slug", "title"] as const)
      expect(new Set(projects.map((project) => project[field])).size).toBe(projects.length);
    for (const project of projects) expect(projectBySlug(project.slug)).toBe(project);
  });

  it("have a summary that fits a search result, and a colour that can be read on", () => {
    for (const { slug, summary, tone } of projects) {
      expect(lengthInLetters(summary), slug).toBeGreaterThanOrEqual(70);
      expect(summary.length, slug).toBeLessThanOrEqual(160);
      expect(wcagContrast(tone.ground, tone.ink), slug).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("a project turns to those beside it", () => {
  const shown = { picture: picture(anyPicture), caption: "" };
  const named = (slug: string) =>
    ({ slug, disciplines: ["Packaging"], pictures: [shown, shown, shown] }) as unknown as Project;
  const [first, second, third] = [named("first"), named("second"), named("third")];
  const slugsOf = (project: Project, all: readonly Project[]) => {
    const beside = neighboursOf(project, all);
    return beside && [beside.previous.slug, beside.next.slug];
  };

  it("round and round", () => {
    const all = [first, second, third];
    expect(slugsOf(first, all)).toEqual(["third", "second"]);
    expect(slugsOf(third, all)).toEqual(["second", "first"]);
    expect(slugsOf(second, [first, second])).toEqual(["first", "first"]);
  });

  it("but not to itself", () => {
    expect(slugsOf(first, [first])).toBeNull();
  });
});
