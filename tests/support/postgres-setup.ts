import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of an empty database on the tests' own server; `createDatabaseOn` makes more. */
    postgresUrl: string;
  }
}

/** Vitest's global setup of the contract tests: one PostgreSQL for all of them. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide("postgresUrl", await postgres.createDatabase());
  return () => postgres.stop();
}
