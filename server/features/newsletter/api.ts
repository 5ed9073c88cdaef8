import { Hono } from "hono";
import { unsubscribePath } from "#content/addresses.ts";
import type { AppEnv } from "#server/context.ts";
import { ONE_CLICK } from "#shared/newsletter/addresses.ts";
import { apiAnswer, apiError } from "#server/routes/answers.ts";
import { readBody } from "#server/routes/read-body.ts";
import type { SubscriptionService } from "./port.ts";

/** Leaving the list with one click, as mail programs do it by themselves (RFC 8058). */
export function unsubscribeRoutes(list: SubscriptionService): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const path = `/${ONE_CLICK}/:token` as const;
  // The token is the permission, so there is no origin check.
  routes.post(path, async (context) => {
    if (!(await readBody(context.req.raw))) return apiError("too-large", { Connection: "close" });
    const found = await list.unsubscribe(context.req.param("token"));
    return found ? apiAnswer({ status: "success" }, 200) : apiError("not-found");
  });
  // Older mail programs open the address in a browser: there the page asks before anything changes.
  routes.get(path, (context) =>
    context.redirect(unsubscribePath(encodeURIComponent(context.req.param("token"))), 303),
  );
  routes.all(path, () => apiError("method-not-allowed", { Allow: "POST, GET" }));
  return routes;
}
