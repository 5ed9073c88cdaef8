import { createHash } from "node:crypto";
import { embedProviders } from "#content/embeds.ts";

/** Origins besides our own that pages may talk to, as chosen when the site was built. */
export interface PolicySources {
  /** Origin of VITE_API_BASE when the API is hosted elsewhere. */
  api?: string | undefined;
  /** Origins that a form without script may be sent on to, as a payment page (browsers hold `form-action` against redirects too). */
  formTargets?: readonly string[];
}

/**
 * The Content-Security-Policy of one page. Scripts run only from our own files or when listed by hash (prerendered pages) or nonce
 * (others). Style attributes are allowed (docs/decisions/0006), style elements are not, except by nonce.
 */
export function contentSecurityPolicy(
  allowed: { scriptHashes: readonly string[] } | { nonce: string },
  sources: PolicySources = {},
): string {
  const inline =
    "nonce" in allowed
      ? [`'nonce-${allowed.nonce}'`]
      : allowed.scriptHashes.map((hash) => `'${hash}'`);
  const styles = "nonce" in allowed ? inline : [];
  const api = sources.api ? [sources.api] : [];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inline],
    "style-src": ["'self'", ...styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...api],
    "form-action": ["'self'", ...api, ...(sources.formTargets ?? [])],
    // Films and maps: their frames exist only after a visitor has asked for them.
    "frame-src": ["'self'", ...Object.values(embedProviders).map(({ origin }) => origin)],
    "frame-ancestors": ["'self'"],
    "base-uri": ["'self'"],
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** Matches inline scripts that a browser runs, and the deferred module that `app/engine/boot.ts` runs later. */
const inlineScript = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** The hashes of a page's inline scripts, for its policy. Data blocks (JSON-LD) need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = "", code = "" } = groups ?? {};
    if (/type="application\//.test(attributes) || code.trim() === "") continue;
    hashes.add(`sha256-${createHash("sha256").update(code).digest("base64")}`);
  }
  return [...hashes];
}
