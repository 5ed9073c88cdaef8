import { createMiddleware } from "hono/factory";
import type { MiddlewareHandler } from "hono";
import { OFFICE, signInPath } from "#shared/back-office/addresses.ts";
import type { AppContext, AppEnv } from "#server/context.ts";
import type { Pages } from "#server/routes/pages-port.ts";
import { adminDownloads, signInFirst } from "./downloads.ts";
import { adminPost } from "./posts.ts";

type Parts = Parameters<typeof adminPost>[0];

/**
 * Everything below `/admin`: forms and files here, pages further on, by React Router, whose loaders ask for rights themselves. Only
 * mounted when there is a back office; otherwise these addresses are as unknown as any other.
 */
export function adminRoutes(parts: Parts, pages: Pages): MiddlewareHandler<AppEnv> {
  const { access } = parts;
  const post = adminPost(parts, pages);
  const download = adminDownloads(parts);

  return createMiddleware<AppEnv>(async (context, next) => {
    if (!isBelowAdmin(context.req.path)) return next();
    const answer = context.req.method === "POST" ? await post(context) : await download(context);
    if (answer) context.res = answer;
    else {
      await next();
      if (context.res.ok && !(await isForThem(context))) {
        // Without it the page's headers would be taken over.
        context.res = undefined;
        context.res = signInFirst(context);
      }
    }
    context.header("Cache-Control", "no-store");
    context.header("X-Robots-Tag", "noindex");
  });

  /** Each loader asks for itself; one that forgot, or was not among those asked for (`?_routes=`), is caught here. */
  async function isForThem(context: AppContext): Promise<boolean> {
    if (openToAll.test(context.req.path)) return true;
    return (await access.findBySession(context.req.header("Cookie") ?? null)) !== null;
  }
}

/** The page behind a mailed link is for whoever has the link. */
const openToAll = new RegExp(`^/*${signInPath("")}`, "i");

/** The router knows no capitals, takes any number of strokes before a path, and answers `/admin.data` with the data of `/admin`. */
const belowAdmin = new RegExp(`^/*${OFFICE}(?:\\.data)?(?:/|$)`, "i");

function isBelowAdmin(path: string): boolean {
  return belowAdmin.test(path);
}
