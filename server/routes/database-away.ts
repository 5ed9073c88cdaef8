import type { Logger } from "pino";
import { isDatabaseUnavailable } from "../db/errors.ts";
import type { SitePort } from "../site-port.ts";
import * as words from "../words.ts";

/** Said to machines: come back after so many seconds. */
export const RETRY_SECONDS = "5";

/**
 * The site, with one rule for all its pages: when something a page asks of the server fails because the database does not answer, the page
 * is a 503 that says so, to be asked for again in a moment and to be kept by nobody. What the services throw then becomes a thrown
 * answer, which the router knows how to show in the page's place, on a full load and on a navigation alike.
 */
export function sayingWhenAway(site: SitePort, logger: Logger): SitePort {
  return {
    ...site,
    async render(request, context) {
      const { services, findAccount } = context;
      const asked = guarded({ services, findAccount }, (error) => {
        if (!isDatabaseUnavailable(error)) return error;
        logger.error({ err: error }, "a page's data cannot be read");
        return new Response(words.pageUnavailable, { status: 503 });
      });
      const page = await site.render(request, { ...context, ...asked });
      if (page.status !== 503) return page;
      const headers = new Headers(page.headers);
      headers.set("Retry-After", RETRY_SECONDS);
      headers.set("Cache-Control", "no-store");
      return new Response(page.body, { status: page.status, headers });
    },
  };
}

/** The same object, whose functions (at any depth) throw what `asThrown` makes of their errors. */
function guarded<Value extends object>(value: Value, asThrown: (error: unknown) => unknown): Value {
  return new Proxy(value, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found === "function") return guardedCall(found, target, asThrown);
      return typeof found === "object" && found !== null ? guarded(found, asThrown) : found;
    },
  });
}

// oxlint-disable-next-line typescript/no-unsafe-function-type -- whichever function a service has.
function guardedCall(call: Function, self: object, asThrown: (error: unknown) => unknown) {
  return (...args: unknown[]): unknown => {
    try {
      const result: unknown = Reflect.apply(call, self, args);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => {
        throw asThrown(error);
      });
    } catch (error) {
      throw asThrown(error);
    }
  };
}
