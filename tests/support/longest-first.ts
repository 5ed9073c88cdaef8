import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of tests that take a minute or more. */
export const LONG = [
  "scripts/upgrade.test.ts",
  "tests/contract/backup.test.ts",
  "tests/contract/development.test.ts",
  "tests/contract/processes.test.ts",
  "scripts/lib/make-yours/make.test.ts",
];
/** Most of their time they wait: at the end of a run nothing is left to do meanwhile. */
const FIRST = [...LONG, "tests/contract/foreign-lock.test.ts"];

/** Vitest's order (by project, the largest first), after the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = FIRST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? FIRST.length : place;
}
