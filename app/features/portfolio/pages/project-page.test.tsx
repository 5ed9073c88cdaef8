import { parse } from "node-html-parser";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { picture } from "#content/media.ts";
import { type ProjectLayout, projectLayouts } from "#content/project-fields.ts";
import type { Project } from "#content/projects.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import ProjectPage from "./project.tsx";
import * as words from "../words.ts";

const shown = { picture: picture(anyPicture), caption: "On the wall" };
const part = (text: string) => ({ title: "Fewer lights", text });
const figure = (value: string) => ({ value, label: "lamps" });

/** Made for nobody, praised by nobody, done alone. */
const ofOnesOwn: Omit<Project, "layout"> = {
  slug: "a-lamp",
  path: "/a-lamp",
  title: "A lamp",
  client: "",
  place: "",
  year: 2026,
  categories: [],
  disciplines: ["Light"],
  summary: "A lamp for a corridor without a window.",
  pictures: [shown, shown, shown],
  shape: "square",
  tone: { ground: "#111111", ink: "#ffffff" },
  brief: "A corridor of sixty metres.",
  approach: [part("Every second one."), part("Lower down."), part("Warmer.")],
  result: "Guests walk slower.",
  figures: [figure("11"), figure("12"), figure("13")],
  credits: [],
};

const commissioned = {
  ...ofOnesOwn,
  client: "Hotel Ottilie",
  place: "Trieste",
  quote: { text: "Nobody asks for a brighter bulb.", name: "Dario", role: "Technician" },
  credits: [{ role: "Glass", name: "Levante" }],
};

/** The page of a project, as it is told in a layout. */
function told(project: Omit<Project, "layout">, layout: ProjectLayout) {
  const loaderData = { project: { ...project, layout }, trail: [], turn: null };
  const props = { loaderData } as unknown as ComponentProps<typeof ProjectPage>;
  const router = createMemoryRouter([{ path: "/", element: <ProjectPage {...props} /> }]);
  const page = parse(renderToStaticMarkup(<RouterProvider router={router} />));
  const texts = (selector: string) => page.querySelectorAll(selector).map(({ text }) => text);
  return { page, texts };
}

it.each(projectLayouts)("as %s, work of one's own has no gap for a client or praise", (layout) => {
  const { page, texts } = told(ofOnesOwn, layout);
  expect(texts("h1")).toEqual(["A lamp"]);
  expect(texts("dd").filter((text) => text === "")).toEqual([]);
  expect(texts("dt")).not.toContain(words.client);
  expect(page.querySelectorAll("blockquote")).toEqual([]);
  expect(page.querySelectorAll("dl").filter((list) => !list.querySelector("dt"))).toEqual([]);
  expect(texts("h2")).not.toContain(words.credits);
});

it.each(projectLayouts)("as %s, a project shows each picture once, with its caption", (layout) => {
  const captions = (project: Omit<Project, "layout">) =>
    told(project, layout).page.text.match(/On the (?:wall|table)/g);
  expect(captions(ofOnesOwn)).toEqual(["On the wall"]);
  const other = { picture: { ...shown.picture, name: "table" }, caption: "On the table" };
  expect(captions({ ...ofOnesOwn, pictures: [shown, other, shown] })).toEqual([
    "On the wall",
    "On the table",
  ]);
});

it.each(projectLayouts)("as %s, a commission names who asked, praised and helped", (layout) => {
  const { texts } = told(commissioned, layout);
  expect(texts("dd")).toEqual(expect.arrayContaining(["Hotel Ottilie", "Trieste", "Levante"]));
  expect(texts("blockquote").join("")).toContain("Nobody asks for a brighter bulb.");
});
