import { expect, it } from "vitest";
import { projectAt, projects } from "#content/projects.ts";
import { findContentPage } from "#registry/content-pages.ts";
import { findPage } from "#registry/pages.ts";

it("each project has an address of its own", () => {
  for (const project of projects) expect(projectAt(project.path)).toBe(project);
});

it("each project is an article for those who share it", () => {
  const isArticle = (path: string) =>
    findPage(path)?.isArticle ?? findContentPage(path)?.kind === "article";
  expect(projects.filter(({ path }) => !isArticle(path))).toEqual([]);
});
