import { Hono } from "hono";
import type { AppEnv, AppParts } from "../context.ts";

/** For whoever watches the server: `/healthz` says that the process lives, `/readyz` that it can store what is sent. */
export function healthRoutes({ services }: AppParts) {
  const health = new Hono<AppEnv>();
  health.get("/healthz", (context) => context.text("ok\n", 200, { "Cache-Control": "no-store" }));
  health.get("/readyz", async (context) => {
    const ready = await services.health.ready();
    return context.text(ready ? "ready\n" : "not ready\n", ready ? 200 : 503, {
      "Cache-Control": "no-store",
    });
  });
  return health;
}
