import { describe, expect, it } from "vitest";
import { checkProject, checkTogether } from "./project-check.ts";
import { projectLayouts, type ProjectRecord } from "./project-fields.ts";
import { anyPicture } from "#tests/support/pictures.ts";

const shown = { name: anyPicture, caption: "On the wall." };
const part = { title: "Fewer lights", text: "Every second lamp is off." };
const figure = { value: "11", label: "lamps" };

/** With all that a project has to say, and nothing that it may leave out. */
const lamp: ProjectRecord = {
  slug: "a-lamp",
  title: "A lamp",
  year: 2026,
  categories: [],
  disciplines: ["Light"],
  summary: "A lamp for a corridor without a window.",
  layout: projectLayouts[0],
  pictures: [shown],
  shape: "square",
  tone: { ground: "#111111", ink: "#ffffff" },
  brief: "A corridor of sixty metres.",
  approach: [part, part, part],
  result: "Guests walk slower.",
  figures: [figure, figure, figure],
  credits: [],
};

describe("a project as it was written down", () => {
  it("may be made for nobody, praised by nobody and done alone", () => {
    expect(() => checkProject(lamp)).not.toThrow();
  });

  it.each<[said: string, wrong: object]>([
    ["slug: write lower-case words joined by hyphens", { slug: "Weiße Lampe" }],
    ["client: write it", { client: "" }],
    ["year: write the year as 2026", { year: "2026" }],
    ["disciplines: name at least one", { disciplines: [] }],
    ["summary: write it", { summary: undefined }],
    ["pictures: name one, two or three", { pictures: [] }],
    ["pictures: each stands there once", { pictures: [shown, shown] }],
    [
      "pictures.1.name: is not the name of a picture; choose one from content/media-manifest.json",
      { pictures: [shown, { ...shown, name: "no such picture" }] },
    ],
    ["focus: write how far from the left and the top: 30% 50%", { focus: "left" }],
    ["tone.ink: write a colour as #7a1d18", { tone: { ground: "#111111", ink: "white" } }],
    ["approach: write three parts", { approach: [part] }],
    ["quote.role: write it", { quote: { text: "Applause.", name: "Dario" } }],
    ["fields: ", { qoute: {} }],
  ])("stops with %s", (said, wrong) => {
    expect(() => checkProject({ ...lamp, ...wrong })).toThrow(
      `content/projects: "A lamp": ${said}`,
    );
  });
});

it("projects stop with the name of a copy that kept the slug of another", () => {
  expect(() => checkTogether([lamp, { ...lamp, slug: "lamp-2" }])).not.toThrow();
  expect(() => checkTogether([lamp, { ...lamp, title: "A second lamp" }])).toThrow(
    'content/projects: "A second lamp": slug: a-lamp is taken by "A lamp"',
  );
});
