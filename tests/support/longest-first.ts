import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of tests that take ten seconds or more, most of which they wait: at the end of a run nothing is left to do meanwhile. */
const LONG = [
  "scripts/upgrade.test.ts",
  "tests/contract/backup.test.ts",
  "tests/contract/processes.test.ts",
  "scripts/lib/make-yours/make.test.ts",
  "tests/contract/foreign-lock.test.ts",
];

/** Vitest's order (by project, the largest first), after the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONG.length : place;
}
