import { Hono } from "hono";
import { cors } from "hono/cors";
import type { AppParts } from "../app-parts.ts";
import type { AppEnv } from "../context.ts";
import { apiError } from "./answers.ts";
import { retryAfter } from "./maintenance.ts";
import { sendRoute } from "./send.ts";

/** Everything below `/api`. Answers are JSON, errors too. */
export function apiRoutes(parts: AppParts) {
  const { settings } = parts;
  const api = new Hono<AppEnv>();

  api.use(
    "/send",
    cors({
      origin: [new URL(settings.publicUrl).origin, ...settings.allowedOrigins],
      allowMethods: ["POST"],
      allowHeaders: ["Content-Type"],
      exposeHeaders: ["Retry-After"],
      maxAge: 600,
    }),
  );
  // Nothing is acknowledged that is not stored, so nothing is taken in.
  const { maintenance } = settings;
  if (maintenance)
    api.all("*", () => apiError("maintenance", { "Retry-After": retryAfter(maintenance) }));

  api.post("/send", sendRoute(parts));
  api.all("/send", () => apiError("method-not-allowed", { Allow: "POST" }));

  for (const feature of parts.features) if (feature.api) api.route("/", feature.api);

  api.all("*", () => apiError("not-found"));
  return api;
}
