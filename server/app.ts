import { Hono } from "hono";
import { basePathOf } from "#shared/base-path.mjs";
import type { AppParts } from "./app-parts.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { isDatabaseUnavailable } from "./db/errors.ts";
import { addressReach } from "./middleware/address-reach.ts";
import { leadsBelow } from "./middleware/base-path.ts";
import { clientAddress } from "./middleware/client-address.ts";
import { requestLog } from "./middleware/request-log.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { apiError, textError } from "./routes/answers.ts";
import { apiRoutes } from "./routes/api.ts";
import { RETRY_SECONDS, sayingWhenAway } from "./routes/database-away.ts";
import { devMailRoutes } from "./routes/dev-mail.ts";
import { formPost } from "./routes/form-post.ts";
import { healthRoutes } from "./routes/health.ts";
import { maintenanceRoute } from "./routes/maintenance.ts";
import { createPages, pageRoute } from "./routes/pages.ts";
import * as words from "./words.ts";

/** The whole server as one function from request to response; `app.request()` calls it without a port. */
export function createApp(given: AppParts): Hono<AppEnv> {
  const { settings, logger } = given;
  const parts: AppParts = { ...given, site: sayingWhenAway(given.site, logger) };
  const app = new Hono<AppEnv>();

  app.use(requestLog(logger));
  app.use(leadsBelow(basePathOf(settings.publicUrl)));
  app.use(securityHeaders(settings.publicUrl));
  app.use(addressReach(parts.site));
  app.use(clientAddress(settings.trustProxy));

  app.route("/", healthRoutes(parts));
  app.route("/api", apiRoutes(parts));
  if (parts.keptMailKey) app.route("/dev/mail", devMailRoutes(parts, parts.keptMailKey));
  if (settings.maintenance) app.all("*", maintenanceRoute(parts, settings.maintenance));
  const pages = createPages(parts);
  for (const { routes } of parts.features) if (routes) app.route("/", routes(pages));
  app.post("*", formPost(parts, pages));
  app.all("*", pageRoute(parts, pages));

  app.onError((error, context) => {
    const unavailable = isDatabaseUnavailable(error);
    const message = unavailable ? "the database cannot answer" : "a request failed";
    logger.error({ err: error, requestId: context.get("requestId") }, message);
    return failure(context, unavailable);
  });
  return app;
}

function failure(context: AppContext, unavailable: boolean): Response {
  const { method, path } = context.req;
  const answer = path.startsWith("/api/") ? apiError : textError;
  if (!unavailable) return answer("internal");
  const headers = { "Retry-After": RETRY_SECONDS };
  const isReading = method === "GET" || method === "HEAD";
  if (answer === apiError || !isReading) return answer("unavailable", headers);
  return context.text(`${words.pageUnavailable}\n`, 503, {
    ...headers,
    "Cache-Control": "no-store",
  });
}
