import { createMiddleware } from "hono/factory";
import type { AppEnv, AppParts } from "../context.ts";
import { adminDownloads } from "./admin-downloads.ts";
import { adminPost } from "./admin-post.ts";

/**
 * Everything below `/admin`: forms and files here, pages further on, by React Router, whose loaders ask for rights themselves. Only
 * mounted when there is a back office; otherwise these addresses are as unknown as any other.
 */
export function adminRoutes(parts: AppParts) {
  const post = adminPost(parts);
  const download = adminDownloads(parts);

  return createMiddleware<AppEnv>(async (context, next) => {
    if (!isBelowAdmin(context.req.path)) return next();
    const answer = context.req.method === "POST" ? await post(context) : await download(context);
    if (answer) context.res = answer;
    else await next();
    context.header("Cache-Control", "no-store");
    context.header("X-Robots-Tag", "noindex");
  });
}

/** The router knows no capitals and answers `/admin.data` with the data of `/admin`. */
function isBelowAdmin(path: string): boolean {
  return /^\/+admin(?:\.data)?(?:\/|$)/i.test(path);
}
