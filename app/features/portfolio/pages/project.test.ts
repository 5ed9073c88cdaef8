import { expect, it } from "vitest";
import { projectAt, projects } from "#content/projects.ts";

it("each project has an address of its own", () => {
  for (const project of projects) expect(projectAt(project.path)).toBe(project);
});
