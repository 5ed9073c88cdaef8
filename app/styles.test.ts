import { globSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { __unstable__loadDesignSystem as loadUtilities } from "tailwindcss";
import { expect, test } from "vitest";
import { classNamesIn } from "../tests/support/class-names.ts";
import {
  classesOf,
  hiddenOnPaper,
  styleFaults,
  utilitiesThatHideOnPaper,
} from "../tests/support/style-modules.ts";

const root = join(import.meta.dirname, "..");
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    path: file.split(sep).join("/"),
    text: readFileSync(join(root, file), "utf8"),
  }));

test("the stylesheets of components are used as they are written, and reach for nothing that is not theirs", () => {
  expect(styleFaults(read("app/**/*.module.css"), modules())).toEqual([]);
});

test("what script or a pointer brings back, waits to be seen or has no room on a phone is there on paper", () => {
  const isPrinted = ({ path }: { path: string }) =>
    !path.startsWith("app/frame/") && !path.startsWith("app/features/back-office/");
  expect([
    ...read("app/**/*.css").filter(isPrinted).flatMap(hiddenOnPaper),
    ...modules().filter(isPrinted).flatMap(utilitiesThatHideOnPaper),
  ]).toEqual([]);
});

test("a class that components name as text is a utility, or has a rule that all may use", async () => {
  const shared = [...read("app/styles/*.css"), ...read("node_modules/swiper/swiper-bundle.css")];
  const ruled = new Set(shared.flatMap(({ text }) => [...classesOf(text)]));
  // The skins' sheet has its rule (app/skins/stylesheet.ts).
  ruled.add("needs-both-schemes");
  const utilities = await loadUtilities(...mainSheet());
  const isKnown = (name: string) =>
    ruled.has(name) ||
    /^(?:group|peer)(?:\/|$)/.test(name) ||
    utilities.candidatesToCss([name])[0] !== null;
  const faults = modules().flatMap(({ path, text }) =>
    [...classNamesIn(path, text)]
      .filter((name) => !isKnown(name))
      .map((name) => `${path}: nothing styles "${name}"`),
  );
  expect(faults).toEqual([]);
});

test("a class that any component may use stands with the base", () => {
  const global = read("app/**/*.css").filter(
    ({ path }) => !path.endsWith(".module.css") && !path.startsWith("app/styles/"),
  );
  expect(
    global.filter(({ text }) => classesOf(text).size > 0).map(({ path }) => path),
    "these belong into a module beside their component: NAME.module.css",
  ).toEqual([]);
});

function modules() {
  return read("app/**/*.{ts,tsx}").filter(({ path }) => !/\.(?:test|spec|d)\.tsx?$/.test(path));
}

/** What Tailwind reads the utilities from: our main sheet, with the sheets that it imports. */
function mainSheet(): Parameters<typeof loadUtilities> {
  const base = join(root, "app/styles");
  const loadStylesheet = async (id: string, from: string) => {
    const path = id.startsWith(".") ? join(from, id) : join(root, "node_modules", `${id}.css`);
    return { path, base: dirname(path), content: readFileSync(path, "utf8") };
  };
  return [readFileSync(join(base, "main.css"), "utf8"), { base, loadStylesheet }];
}
