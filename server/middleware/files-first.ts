import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { AppParts } from "../app-parts.ts";
import { isOutOfDate } from "../routes/pages.ts";
import { logRequest } from "./request-log.ts";
import { headersOfAll } from "./security-headers.ts";

/** What looks at a request before the app; `next` hands it on. */
export type BeforeApp = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => void;

type Parts = Pick<AppParts, "site" | "features" | "settings" | "logger">;

/**
 * Answers what most requests ask for, a file of the build at exactly its address, without the app: that takes several times longer, for
 * objects that a file needs none of. Headers and log are those of any answer. All else is the app's: a query, another spelling, what is newer
 * than the build, a site that is closed, a file that cannot be read.
 */
export function filesFirst({ site, features, settings, logger }: Parts): BeforeApp {
  const headersOf = headersOfAll(settings.publicUrl);

  return (incoming, outgoing, next) => {
    const start = performance.now();
    const { method = "", url = "", headers: asked } = incoming;
    const isReading = method === "GET" || method === "HEAD";
    if (settings.maintenance || !isReading || isOutOfDate(features, url)) return next();
    const found = site.findFile(url, { method, headers: asked });
    if (!found) return next();

    const { status, headers, body } = found;
    const send = (content: Buffer | Readable | null) => {
      if (outgoing.destroyed) return;
      const requestId = randomUUID();
      outgoing.writeHead(status, { ...headersOf(headers), "X-Request-Id": requestId });
      if (content instanceof Readable)
        pipeline(content, outgoing).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== "ERR_STREAM_PREMATURE_CLOSE")
            logger.error({ err: error, requestId }, "a file could not be sent");
        });
      else outgoing.end(content);
      logRequest(logger, { requestId, method, path: url, status, start });
    };
    if (body instanceof Promise) body.then(send, next);
    else send(body);
  };
}
