import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import manifest from "#content/media-manifest.json" with { type: "json" };

import { artFolder, readPictures, recipeOf, sameRecipe, type Recipe } from "./art-pictures.ts";

const pictures = await readPictures();
const made: Record<string, Partial<Recipe> & { alt: string }> = manifest;
const scenes = readdirSync(path.join(artFolder, "scenes"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".py"))
  .map((file) => file.replaceAll("\\", "/"));

describe("art/pictures.json", () => {
  it("names scenes that exist", () => {
    const wanted = [...pictures.values()].map(({ scene }) => scene);
    expect(wanted.filter((scene) => !scenes.includes(scene))).toEqual([]);
  });

  it("uses every scene (the example of the guide aside)", () => {
    const used = new Set([...pictures.values()].map(({ scene }) => scene));
    const films = globSync("video/*.py", { cwd: artFolder }).map((file) =>
      readFileSync(path.join(artFolder, file), "utf8"),
    );
    const isUsed = (scene: string) =>
      used.has(scene) || films.some((film) => film.includes(`"${scene}"`));
    expect(scenes.filter((scene) => !isUsed(scene) && !scene.startsWith("example/"))).toEqual([]);
  });

  it("describes what public/media has; `npm run art -- --missing` renders the others", () => {
    for (const picture of pictures.values()) {
      if (!made[picture.name]) continue;
      expect(made[picture.name], picture.name).toMatchObject({
        ...recipeOf(picture),
        alt: picture.alt,
      });
    }
  });

  it("names every rendered picture of the manifest", () => {
    const rendered = Object.keys(made).filter((name) => made[name]?.scene !== undefined);
    expect(rendered.filter((name) => !pictures.has(name))).toEqual([]);
  });

  it("has no recipe twice", () => {
    const all = [...pictures.values()];
    const twins = all.filter((a, index) => all.slice(0, index).some((b) => sameRecipe(a, b)));
    expect(twins.map(({ name }) => name)).toEqual([]);
  });
});

it("has each film that a page names, in both forms; each that is made here is named by a page", () => {
  const project = path.dirname(artFolder);
  const read = (pattern: string | string[]) =>
    globSync(pattern, { cwd: project })
      .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(project, file), "utf8"));
  const namesIn = (sources: string[], name: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(name)].map(([, found]) => found!));
  const named = namesIn(read(["app/**/*.{ts,tsx}", "content/*.ts"]), /"\/media\/video\/([\w-]+)"/g);
  const files = globSync("*.{webm,mp4}", { cwd: path.join(project, "public/media/video") });
  const forms = named.flatMap((name) => [`${name}.mp4`, `${name}.webm`]);
  expect(files).toEqual(expect.arrayContaining(forms));
  // One film is made with what another's program has, which may stay without its own film.
  const made = namesIn(read("art/video/*.py"), /^ {4}encode\("([\w-]+)"/gm).filter((name) =>
    files.includes(`${name}.webm`),
  );
  expect(named).toEqual(expect.arrayContaining(made));
});
