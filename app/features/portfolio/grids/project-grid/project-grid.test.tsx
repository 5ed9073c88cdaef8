import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { filterSubjects } from "#content/filter-subjects.ts";
import { picture } from "#content/media.ts";
import type { ProjectSummary } from "#content/projects.ts";
import { EVERYTHING } from "#app/elements/actions/filter-links/filter-links.tsx";
import { everything } from "#app/elements/words.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import { ProjectGrid } from "./project-grid.tsx";

const project = (slug: string, categories: ProjectSummary["categories"]): ProjectSummary => ({
  slug,
  path: `/${slug}`,
  title: slug,
  client: "A client",
  year: 2026,
  categories,
  shape: "square",
  tone: { ground: "#111111", ink: "#ffffff" },
  discipline: "Design",
  cover: picture(anyPicture),
  other: picture(anyPicture),
});

/** The page as a visitor gets it who asks for a filter. */
function shown(projects: readonly ProjectSummary[], filter: string) {
  const element = (
    <ProjectGrid
      path="/"
      family="classic"
      layout="columns"
      columns={3}
      projects={projects}
      filter={filter}
      hasPictureAbove={false}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }], {
    initialEntries: [`/?filter=${filter}`],
  });
  const html = parse(renderToStaticMarkup(<RouterProvider router={router} />));
  const texts = (selector: string) => html.querySelectorAll(selector).map(({ text }) => text);
  return {
    options: texts("nav a"),
    active: texts("nav [aria-current]"),
    titles: texts("article h2"),
    count: texts('[role="status"]'),
  };
}

const [first, second] = filterSubjects;

it.runIf(first)("offers to filter by what a project has", () => {
  const { key, title } = first!;
  const projects = [project("lamp", [key]), project("chair", [])];
  expect(shown(projects, EVERYTHING).options).toEqual([everything, title]);
  expect(shown(projects, key)).toMatchObject({
    active: [title],
    titles: ["lamp"],
    count: ["1 of 2 projects"],
  });
});

it.runIf(first)("shows all projects where the address asks for what none of them has", () => {
  const projects = [project("lamp", [first!.key])];
  expect(shown(projects, second?.key ?? "none")).toMatchObject({
    active: [everything],
    titles: ["lamp"],
    count: ["1 project"],
  });
});

it("has no filter where nothing can be told apart", () => {
  expect(shown([project("lamp", [])], EVERYTHING)).toMatchObject({ options: [], titles: ["lamp"] });
});
