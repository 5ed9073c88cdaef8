import type { TestProject } from "vitest/node";
import { provideDatabases } from "./databases.ts";

/** Vitest's global setup of the contract tests. */
export default function setup(project: TestProject) {
  return provideDatabases(project);
}
