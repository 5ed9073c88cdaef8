import { Hono } from "hono";
import { cors } from "hono/cors";
import type { AppEnv, AppParts } from "../context.ts";
import { apiAnswer, apiError } from "./answers.ts";
import { retryAfter } from "./maintenance.ts";
import { readBody } from "./read-body.ts";
import { sendRoute } from "./send.ts";
import { shopRoutes } from "./shop.ts";

/** Everything below `/api`. Answers are JSON, errors too. */
export function apiRoutes(parts: AppParts) {
  const { settings, services } = parts;
  const api = new Hono<AppEnv>();

  api.use(
    "/send",
    cors({
      origin: [settings.publicUrl, ...settings.allowedOrigins],
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

  // RFC 8058: mail programs call it by themselves; the token is the permission, so there is no origin check.
  api.post("/subscription/unsubscribe/:token", async (context) => {
    if (!(await readBody(context.req.raw))) return apiError("too-large", { Connection: "close" });
    const found = await services.subscriptions.unsubscribe(context.req.param("token"));
    return found ? apiAnswer({ status: "success" }, 200) : apiError("not-found");
  });
  // Older mail programs open the address in a browser: there the page asks before anything changes.
  api.get("/subscription/unsubscribe/:token", (context) =>
    context.redirect(
      `/subscription/unsubscribe/${encodeURIComponent(context.req.param("token"))}`,
      303,
    ),
  );
  api.all("/subscription/unsubscribe/:token", () =>
    apiError("method-not-allowed", { Allow: "POST, GET" }),
  );

  api.route("/", shopRoutes(parts));

  api.all("*", () => apiError("not-found"));
  return api;
}
