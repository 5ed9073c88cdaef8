import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { projectBySlug, projects } from "./projects.ts";

describe("the projects", () => {
  it("have names of their own", () => {
    for (const field of ["slug", "title"] as const)
      expect(new Set(projects.map((project) => project[field])).size).toBe(projects.length);
    for (const project of projects) expect(projectBySlug(project.slug)).toBe(project);
  });

  it("have a summary that fits a search result, and a colour that can be read on", () => {
    for (const { slug, summary, tone } of projects) {
      expect(summary.length, slug).toBeGreaterThanOrEqual(70);
      expect(summary.length, slug).toBeLessThanOrEqual(160);
      expect(wcagContrast(tone.ground, tone.ink), slug).toBeGreaterThanOrEqual(4.5);
    }
  });
});
