import { dirname } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { allPaths } from "#registry/all-paths.ts";
import { framesToTest, looksToTest, pathsToTest, schemesToTest } from "./sample.ts";
import { specsOfOtherCommits } from "./specs-to-run.ts";

// The full run leaves nothing out, and tries here what the others leave out.
vi.hoisted(() => {
  vi.stubEnv("VITRINE_FULL", "");
  vi.stubEnv("VITRINE_QUICK", "");
});

const unchanged = { pages: [], exhibits: [], specs: [], parts: [], shared: false };

/** A commit as the sample has it: what its tree is called, and what changed in it. */
const commit = (
  tree: string,
  changes: Partial<Record<"specs" | "parts", string[]> & { shared: boolean }> = {},
) => vi.stubEnv("VITRINE_SAMPLE", JSON.stringify({ tree, ...unchanged, ...changes }));

afterEach(() => vi.unstubAllEnvs());

it("sees a page of each kind on a telephone in one scheme, and on a desktop in the other", () => {
  for (const tree of ["one", "two", "three"]) {
    commit(tree);
    for (const path of pathsToTest("one of each kind")) {
      const looks = looksToTest(path);
      expect(looks.map(({ width }) => width)).toEqual([390, 1280]);
      expect(new Set(looks.map(({ scheme }) => scheme)).size).toBe(2);
    }
  }
});

it("comes to a page of each kind and to each header in the course of commits, and to all after a change to what all are made from", () => {
  const kinds = pathsToTest("one of each kind");
  commit("some");
  const headers = framesToTest().length;
  commit("some", { shared: true });
  expect(pathsToTest("sample")).toEqual(expect.arrayContaining(kinds));
  const all = framesToTest();
  expect(headers).toBe(Math.ceil(all.length / 2));
  const seen = new Set<string>();
  for (let tree = 0; tree < 40; tree += 1) {
    commit(String(tree));
    for (const path of pathsToTest("kinds")) seen.add(path);
    for (const [header] of framesToTest()) seen.add(header);
  }
  expect(seen).toEqual(new Set([...kinds, ...all.map(([header]) => header)]));
});

it("comes to each scheme and to each look in the course of commits", () => {
  const schemes = new Set<string>();
  const looks = new Set<string>();
  const kinds = pathsToTest("one of each kind");
  const another = allPaths().find(({ path }) => !kinds.includes(path))?.path;
  for (let tree = 0; tree < 40; tree += 1) {
    commit(String(tree));
    schemes.add(schemesToTest("the same").join());
    for (const { scheme, width } of another ? looksToTest(another) : [])
      looks.add(`${scheme} ${width}`);
  }
  expect(schemes.size).toBe(2);
  expect(looks.size).toBe(another ? 4 : 0);
});

it("leaves no home's, no part's and no exhibit's own tests to other commits for ever", () => {
  commit("all");
  const left = new Set(specsOfOtherCommits());
  for (let tree = 0; tree < 200; tree += 1) {
    commit(String(tree));
    const now = new Set(specsOfOtherCommits());
    for (const spec of left) if (!now.has(spec)) left.delete(spec);
  }
  expect([...left]).toEqual([]);
});

it("tries what changed in this very commit", () => {
  commit("some");
  for (const spec of specsOfOtherCommits()) {
    commit("some", { specs: [spec.replaceAll("**/", "").replace("*", "any")] });
    expect(specsOfOtherCommits()).not.toContain(spec);
  }
});

it("tries every part after a change to what all are made from, and one whose code changed", () => {
  const ofParts = () => specsOfOtherCommits().filter((spec) => /\/(?:features|frame)\//.test(spec));
  commit("some");
  const left = ofParts();
  commit("some", { shared: true });
  expect(ofParts()).toEqual([]);
  for (const spec of left) {
    commit("some", { parts: [dirname(spec.replace("**/", ""))] });
    expect(ofParts()).not.toContain(spec);
  }
});
