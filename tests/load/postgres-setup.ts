import type { TestProject } from "vitest/node";
import { startPostgres } from "../support/postgres.ts";

/** A PostgreSQL that really writes to disk before it says so. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres({ durable: true });
  project.provide("postgresUrl", await postgres.createDatabase());
  return () => postgres.stop();
}
