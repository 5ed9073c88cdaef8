import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { AppEnv } from "../context.ts";

/** Gives each request an id and logs one line for it: no address, no query string, no body, no token. */
export function requestLog(logger: Logger) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    context.set("requestId", requestId);
    await next();
    context.header("X-Request-Id", requestId);
    const { path, method } = context.req;
    const level = path === "/healthz" || path === "/readyz" ? "debug" : "info";
    logger[level]({
      requestId,
      method,
      path: loggablePath(path),
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    });
  });
}

/** The path without what may be a secret or a person: long random segments and mail addresses. */
export function loggablePath(path: string): string {
  return path
    .slice(0, 300)
    .split("/")
    .map((segment) => {
      if (/@|%40/i.test(segment)) return ":redacted";
      return /^[\w-]{32,}$/.test(segment) ? ":token" : segment;
    })
    .join("/");
}
