import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { withBasePath, withoutBasePath } from "#shared/base-path.mjs";
import type { AppParts } from "../app-parts.ts";
import type { AppEnv } from "../context.ts";
import * as words from "../words.ts";
import type { BeforeApp } from "./files-first.ts";
import { logRequest } from "./request-log.ts";
import { headersOfAll } from "./security-headers.ts";

/*
 * The two doors of a site below a path: requests lose it before anything looks at them, and redirects get it when they leave. In between
 * the server knows the addresses that the site itself writes.
 */

/** Takes the path off. What is not below it is nothing of the site's; the path without its slash is led to the front page. */
export function fromBelow(
  base: string,
  { settings, logger }: Pick<AppParts, "settings" | "logger">,
  next: BeforeApp,
): BeforeApp {
  if (base === "") return next;
  const headersOf = headersOfAll(settings.publicUrl);

  return (incoming, outgoing, toApp) => {
    const start = performance.now();
    const { method = "", url = "" } = incoming;
    const address = withoutBasePath(base, url);
    if (address !== null) {
      incoming.url = address;
      return next(incoming, outgoing, toApp);
    }
    const requestId = randomUUID();
    const isFront = url === base || url.startsWith(`${base}?`);
    const status = isFront ? 308 : 404;
    const own: Record<string, string> = isFront
      ? { Location: `${base}/${url.slice(base.length)}` }
      : { "Content-Type": "text/plain; charset=utf-8" };
    outgoing.writeHead(status, { ...headersOf(own), "X-Request-Id": requestId });
    outgoing.end(isFront || method === "HEAD" ? undefined : `${words.nothingHere}\n`);
    logRequest(logger, { requestId, method, path: isFront ? base : ":outside", status, start });
  };
}

/** Puts the path before the addresses that answers lead to. */
export function leadsBelow(base: string) {
  return createMiddleware<AppEnv>(async (context, next) => {
    await next();
    const location = context.res.headers.get("Location");
    if (location && base !== "") context.header("Location", withBasePath(base, location));
  });
}
