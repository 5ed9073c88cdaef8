import { expect, it } from "vitest";
import { projects } from "#content/projects.ts";
import { contents } from "./contents.server.ts";

it("a project is found by what its page says: its place, the names of its parts, who did it", () => {
  const pieces = contents.found?.pieces ?? [];
  expect(pieces).toHaveLength(projects.length);
  for (const { path, place, approach, quote, credits } of projects) {
    const text = pieces.find((piece) => piece.path === path)?.text();
    const said = [place, ...approach.map(({ title }) => title), ...credits.map(({ name }) => name)];
    for (const each of [...said, quote?.text ?? ""]) expect(text, path).toContain(each);
  }
});
