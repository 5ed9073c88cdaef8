import { globSync } from "node:fs";
import { join } from "node:path";
import { importsOf } from "../../scripts/lib/imports.ts";
import { inProject, withSlashes } from "../../scripts/lib/slashes.ts";

/** What is at home together, the narrower first: in a page's folder, a feature's, a component's, a room without parts of its own. */
const homes = [
  /^app\/(?:demos|information|features)\/[^/.]+(?=\/)/,
  /^app\/showcase\/(?:elements|modals)\/[^/.]+(?=\/)/,
  /^app\/showcase\/[^/.]+(?=\/)/,
  /^app\/(?:elements|sections)\/[^/.]+\/[^/.]+(?=\/)/,
  /^(?:app\/(?:frame|engine|skins|styles)|content|registry|server|shared|scripts)(?=\/)/,
];

/** Rooms for what several use. */
const SHARED = /^app\/(?:elements|sections|lib)\//;
/** Rooms with a subject of their own: what they keep need not have two users, but not be one page's alone. */
const SUBJECT = /^app\/(?:features|frame|engine|skins)\//;
const PAGE = /^app\/(?:demos|information)\//;
/** What these pages show is vocabulary: an element may wait in its room for its second user. */
const VOCABULARY = /^app\/showcase\/(?:elements|page-titles)/;

/** Is named by a list of pages, whosever page it is. */
const ENTRY = /\/(?:entry|entries)\.ts$/;
/** What a room says is looked for at its door, however few of its parts say something. */
const CATALOGUE = /^app\/[^/]+\/words\.ts$/;

/** A file where several look for it, though one uses it. */
export interface Misplaced {
  file: string;
  /** Its one user; null when it has none. */
  belongsTo: string | null;
}

/**
 * The rule of two: what lies in a shared room of `app` has two users at least, and no feature keeps what one page alone uses. Users are
 * counted by home, so that a component's own stylesheet and helper do not count. Tests use nothing.
 * @param root the project.
 */
export function misplaced(root: string): Misplaced[] {
  const files = globSync("{app,content,registry,server,shared,scripts}/**/*.{ts,tsx,css}", {
    cwd: root,
  })
    .map(withSlashes)
    .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))
    .toSorted();
  const users = new Map(files.map((file) => [file, new Set<string>()]));
  for (const file of files)
    for (const imported of importsOf(root, join(root, file)))
      users.get(inProject(root, imported))?.add(homeOf(file));

  const shared = [
    ...Map.groupBy(
      files.filter((file) => SHARED.test(file) && !CATALOGUE.test(file)),
      homeOf,
    ),
  ].flatMap(([home, its]) => {
    const all = new Set(its.flatMap((file) => [...users.get(file)!]));
    const [user = null, ...others] = [...all].filter((each) => each !== home);
    const isInPlace = others.length > 0 || (user && VOCABULARY.test(user));
    return isInPlace ? [] : its.map((file) => ({ file, belongsTo: user }));
  });
  const ofSubjects = files
    .filter((file) => SUBJECT.test(file) && !ENTRY.test(file))
    .flatMap((file) => {
      const [user = "", ...others] = users.get(file)!;
      return others.length === 0 && PAGE.test(user) ? [{ file, belongsTo: user }] : [];
    });
  return [...shared, ...ofSubjects];
}

function homeOf(file: string): string {
  for (const home of homes) {
    const [found] = home.exec(file) ?? [];
    if (found) return found;
  }
  return file.replace(/(?:\.server)?\.\w+$/, "");
}
