import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { allPaths } from "#registry/all-paths.ts";
import { extraRoutes } from "#registry/pages.ts";
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
    const logged = context.get("isFile") ? path : loggablePath(path);
    logRequest(logger, { requestId, method, path: logged, status: context.res.status, start });
  });
}

interface Answered {
  requestId: string;
  method: string;
  /** As far as it may be kept. */
  path: string;
  status: number;
  /** By the clock of `performance`. */
  start: number;
}

/** The line for one request that was answered. */
export function logRequest(logger: Logger, { start, ...answered }: Answered): void {
  const isProbe = answered.path === "/healthz" || answered.path === "/readyz";
  logger[isProbe ? "debug" : "info"]({ ...answered, ms: Math.round(performance.now() - start) });
}

/** Every segment of an address that is known beforehand, from the route table: those hold no secret. */
const known = new Set(
  [...allPaths(), ...extraRoutes]
    .flatMap(({ path }) => path.split("/"))
    .filter((segment) => !segment.startsWith(":")),
);

/** Half of a token: what is shorter opens nothing. */
const HARMLESS = /^[\w.-]{0,20}$/;

/**
 * The path as far as it may be kept. Rule: a segment is logged because it is known to be harmless, not because it was not recognised as a
 * token: it is a word of our own route table, or too short to be a secret, and without signs that a mail address or an encoded
 * token needs. So a token stays out whatever is put in front of it, behind it (`.data`) or in its place.
 */
export function loggablePath(path: string): string {
  return path
    .slice(0, 300)
    .split("/")
    .map((segment) => {
      const plain = segment.replace(/\.data$/, "");
      return known.has(plain) || HARMLESS.test(segment) ? segment : ":hidden";
    })
    .join("/");
}
