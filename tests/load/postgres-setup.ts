import type { TestProject } from "vitest/node";
import { provideDatabases } from "../support/databases.ts";

/** A PostgreSQL that really writes to disk before it says so. */
export default function setup(project: TestProject) {
  return provideDatabases(project, { durable: true });
}
