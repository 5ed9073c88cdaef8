import { describe, expect, it } from "vitest";
import { databasesFor, startHarness } from "./support/harness.ts";

const databases = databasesFor(import.meta.filename);
describe.each(databases)("health on %s", (kind) => {
  it("is ready while the database answers and the server is not stopping", async () => {
    const server = await startHarness(kind);
    expect((await server.request("/healthz")).status).toBe(200);
    expect((await server.request("/readyz")).status).toBe(200);
    server.runtime.beginShutdown();
    expect((await server.request("/readyz")).status).toBe(503);
    expect((await server.request("/healthz")).status).toBe(503);
    // Whoever comes nevertheless is answered.
    expect((await server.request("/file.txt")).status).toBe(200);
  });

  it("is not ready without a database", async () => {
    const server = await startHarness(kind);
    await server.runtime.database.close();
    expect((await server.request("/readyz")).status).toBe(503);
    expect((await server.request("/healthz")).status).toBe(200);
  });
});
