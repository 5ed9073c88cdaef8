import { createMiddleware } from "hono/factory";
import type { AppContext, AppEnv, AppParts } from "../context.ts";
import { readCookie, serverCookies } from "../cookies.ts";
import { adminDownloads, signInFirst } from "./admin-downloads.ts";
import { adminPost } from "./admin-post.ts";

/**
 * Everything below `/admin`: forms and files here, pages further on, by React Router, whose loaders ask for rights themselves. Only
 * mounted when there is a back office; otherwise these addresses are as unknown as any other.
 */
export function adminRoutes(parts: AppParts) {
  const post = adminPost(parts);
  const download = adminDownloads(parts);
  const { access } = parts.services.backOffice;

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
    const { publicUrl } = parts.settings;
    const session = readCookie(serverCookies.admin, context.req.header("Cookie"), publicUrl);
    return (await access.findBySession(session)) !== null;
  }
}

/** The page behind a mailed link is for whoever has the link. */
const openToAll = /^\/+admin\/sign-in\//i;

/** The router knows no capitals and answers `/admin.data` with the data of `/admin`. */
function isBelowAdmin(path: string): boolean {
  return /^\/+admin(?:\.data)?(?:\/|$)/i.test(path);
}
