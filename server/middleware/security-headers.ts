import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

/** For answers that are no pages of the site: nothing may load, run, frame or be framed. */
const CLOSED_CSP =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const always: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  // The full address stays with us; the form check of the site needs the origin.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // An answer that may be kept says so itself: files of the site, and pages with nothing of a visitor in them.
  "Cache-Control": "no-store",
};

/** Headers of every answer of a site at this address. */
export function headersAt(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith("https:")
    ? { ...always, "Strict-Transport-Security": "max-age=31536000" }
    : always;
}

/** Adds to the headers of a file, in the names' usual spelling, those of every answer. */
export function headersOfAll(publicUrl: string) {
  const headers = headersAt(publicUrl);
  const closed = { ...headers, "Content-Security-Policy": CLOSED_CSP };
  return (own: Readonly<Record<string, string>>): Record<string, string> =>
    own["Content-Type"]?.startsWith("text/html") ? { ...headers, ...own } : { ...closed, ...own };
}

/** Headers for every answer. A route's own value stands; pages bring their own Content-Security-Policy. */
export function securityHeaders(publicUrl: string) {
  const headers = headersAt(publicUrl);
  return createMiddleware<AppEnv>(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    // Whatever it says: a cookie is for one visitor.
    if (context.res.headers.has("Set-Cookie")) context.header("Cache-Control", "no-store");
    if (!context.res.headers.has("Content-Security-Policy") && !isPage(context.res)) {
      context.header("Content-Security-Policy", CLOSED_CSP);
    }
  });
}

function isPage(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}
