import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { projects } from "#content/projects.ts";
import { findPage, pages } from "./pages.ts";

/** What only the showcase has to keep to. A site that is somebody's own leaves this file out. */

const specification = JSON.parse(
  readFileSync(new URL("../docs/specification/routes.json", import.meta.url), "utf8"),
) as Record<string, unknown>;

/** The fixed routes of the specification: every list of addresses except the parametric ones. */
const specified = Object.entries(specification)
  .filter(([group]) => group !== "parametric")
  .flatMap(([, list]) => (Array.isArray(list) ? (list as string[]) : []))
  .filter((path) => path.startsWith("/"));

it("holds exactly the 224 fixed routes of the specification, letter for letter", () => {
  expect(specified).toHaveLength(224);
  // One that gives a reason is somebody's own.
  const ofSpecification = pages.filter(({ reason }) => reason === undefined);
  const paths = ofSpecification.map(({ path }) => path).toSorted();
  expect(paths, "a page of your own: see docs/guides/add-a-page.md").toEqual(specified.toSorted());
});

it("projects show each of the five layouts at a page of the specification", () => {
  const own = projects.filter(({ path }) => path.startsWith("/portfolio/single-project-page-"));
  expect(own.map(({ layout }) => layout).toSorted()).toEqual([
    "facts",
    "process",
    "read",
    "reel",
    "type",
  ]);
  for (const { path } of own) expect(findPage(path), path).toBeDefined();
});
