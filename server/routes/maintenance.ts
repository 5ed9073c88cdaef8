import { randomBytes } from "node:crypto";
import { pageOfData } from "#shared/data-address.ts";
import { MAINTENANCE_PAGE } from "#shared/maintenance.ts";
import { isPlainFile } from "#shared/plain-file.ts";
import type { AppParts } from "../app-parts.ts";
import type { AppContext } from "../context.ts";
import type { Maintenance } from "../env.ts";
import { siteRequest } from "./pages.ts";

/** Said to machines when nobody knows how long it takes: come back in ten minutes. */
const UNKNOWN_SECONDS = 600;
/** The work takes longer than was said: come back in a minute. */
const OVERDUE_SECONDS = 60;

/** Value of Retry-After. */
export function retryAfter({ until }: Maintenance, now = Date.now()): string {
  if (until === null) return String(UNKNOWN_SECONDS);
  return String(Math.max(OVERDUE_SECONDS, Math.ceil((until - now) / 1000)));
}

/**
 * Takes the place of all pages and forms while MAINTENANCE is set. Files (styles, pictures, robots.txt, feeds) are served as ever, so
 * the page that says so has its looks; every page answers 503 with it, and so does a form sent without script: nothing is stored.
 */
export function maintenanceRoute({ site, services, settings }: AppParts, maintenance: Maintenance) {
  return async (context: AppContext): Promise<Response> => {
    const { method } = context.req;
    // Of its address as it was escaped: it goes on into headers and addresses.
    const request = siteRequest(context.req.raw, settings.publicUrl);
    const { pathname, search } = new URL(request.url);
    const closed = { "Retry-After": retryAfter(maintenance), "Cache-Control": "no-store" };
    const isReading = method === "GET" || method === "HEAD";
    // Pages are closed, and their data with them.
    if (isReading && isPlainFile(pathname)) {
      const file = await site.serveStatic(request);
      if (file) return file;
    }
    if (isReading && pathname.endsWith(".data")) return openAnew(pathname, search, closed);

    const address = new URL(MAINTENANCE_PAGE, settings.publicUrl);
    const headers = new Headers({ Accept: "text/html" });
    const cookie = context.req.header("Cookie");
    if (cookie) headers.set("Cookie", cookie);
    const page = await site.render(
      new Request(address, { method: method === "HEAD" ? "HEAD" : "GET", headers }),
      {
        services,
        maintenance,
        formState: null,
        notice: null,
        formReturn: null,
        findAccount: () => Promise.resolve(null),
        cookies: null,
        nonce: randomBytes(16).toString("base64"),
        clientAddress: context.get("clientAddress"),
      },
    );
    const answer = new Headers(page.headers);
    for (const [name, value] of Object.entries(closed)) answer.set(name, value);
    return new Response(page.body, { status: 503, headers: answer });
  };
}

/** A page that was open before asks for the next one's data: its router is told to load the whole page, which then says why. */
function openAnew(data: string, search: string, headers: Record<string, string>): Response {
  const page = pageOfData(data).replace(/^[/\\]+/, "");
  const query = new URLSearchParams(search);
  query.delete("_routes");
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      "X-Remix-Redirect": `/${page}${query.size > 0 ? `?${query}` : ""}`,
      "X-Remix-Reload-Document": "true",
    },
  });
}
