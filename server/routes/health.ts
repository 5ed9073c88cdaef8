import { Hono } from "hono";
import type { AppParts } from "../app-parts.ts";
import type { AppEnv } from "../context.ts";

/**
 * For programs that watch the server. `/healthz`: the process lives and is to go on; it asks nothing of anyone. `/readyz`: what is sent can be stored, so
 * visitors may be sent here; it looks for room in the data folder and writes a row to the database, at most once in two seconds
 * (`readiness.ts`). 503 while that fails and once the server is stopping.
 */
export function healthRoutes({ services }: AppParts) {
  const health = new Hono<AppEnv>();
  health.get("/healthz", (context) => {
    const stopping = services.health.stopping();
    return context.text(stopping ? "stopping\n" : "ok\n", stopping ? 503 : 200, {
      "Cache-Control": "no-store",
    });
  });
  health.get("/readyz", async (context) => {
    const ready = await services.health.ready();
    return context.text(ready ? "ready\n" : "not ready\n", ready ? 200 : 503, {
      "Cache-Control": "no-store",
    });
  });
  return health;
}
