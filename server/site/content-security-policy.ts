import { createHash } from "node:crypto";
import { embedProviders } from "#content/embed-providers.ts";
import { ownerScripts } from "#content/owner-scripts.ts";
import type { OwnerScript } from "#shared/owner-script.ts";

/** Origins besides our own that pages may talk to, as chosen when the site was built. */
export interface PolicySources {
  /** Origin of VITE_API_BASE when the API is hosted elsewhere. */
  api?: string | undefined;
  /** Origins that a form without script may be sent on to, as a payment page (browsers hold `form-action` against redirects too). */
  formTargets?: readonly string[];
  /** Scripts that the page may load besides its own; those of the owner's list when left out. */
  scripts?: readonly OwnerScript[];
}

/**
 * The Content-Security-Policy of one page. Scripts run only from our own files or when listed by hash (prerendered pages) or nonce
 * (others), and so do style elements. Style attributes are allowed (docs/decisions/0006).
 */
export function contentSecurityPolicy(
  allowed: InlineHashes | { nonce: string },
  sources: PolicySources = {},
): string {
  const { scripts, styles } =
    "nonce" in allowed
      ? { scripts: [`nonce-${allowed.nonce}`], styles: [`nonce-${allowed.nonce}`] }
      : allowed;
  const api = sources.api ? [sources.api] : [];
  const others = sourcesOf(sources.scripts ?? ownerScripts);
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts.map((source) => `'${source}'`), ...others.scripts],
    "style-src": ["'self'", ...styles.map((source) => `'${source}'`)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...others.pictures],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...api, ...others.connections],
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

/**
 * What scripts of others need: each exactly its own file, and the origins to which it sends.
 * @throws {TypeError} when an address of the owner's list is none.
 */
function sourcesOf(scripts: readonly OwnerScript[]) {
  const unique = (values: readonly string[]) => [...new Set(values)];
  const originOf = (address: string) => new URL(address).origin;
  return {
    scripts: unique(scripts.map(({ src }) => pathOf(new URL(src)))),
    connections: unique(
      scripts.flatMap(({ src, sendsTo = [src] }) => sendsTo.map((to) => originOf(to))),
    ),
    pictures: unique(
      scripts.flatMap(({ pictures = [] }) => pictures.map((from) => originOf(from))),
    ),
  };
}

/** Without its query, which a policy does not know; what would end a source in it is escaped. */
function pathOf({ origin, pathname }: URL): string {
  return origin + pathname.replaceAll(";", "%3B").replaceAll(",", "%2C");
}

/** What a page's policy allows by hash. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Matches inline scripts that a browser runs, and the deferred module that `app/engine/boot.ts` runs later. */
const inlineScript = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>(?<code>[\s\S]*?)<\/style>/g;

/** The hashes of a page's inline scripts and styles, for its policy. Data blocks (JSON-LD) need none. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(inlineScript)]
    .map(({ groups }) => ({ attributes: "", code: "", ...groups }))
    .filter(({ attributes, code }) => !/type="application\//.test(attributes) && code.trim() !== "")
    .map(({ code }) => hashOf(code));
  const outsideScripts = html.replaceAll(inlineScript, "");
  const styles = [...outsideScripts.matchAll(inlineStyle)].map(({ groups }) =>
    hashOf(groups?.["code"] ?? ""),
  );
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

function hashOf(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
