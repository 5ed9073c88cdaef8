import { parse, serialize } from "hono/utils/cookie";
import { basePathOf } from "#shared/base-path.mjs";

/** A cookie of the server, handed in by the feature that sets it (`keeping` in its `feature.ts`). None of them can be read by script. */
export interface ServerCookie {
  /** As it is called on plain http; see `cookieName`. */
  name: `vitrine_${string}`;
  /** The addresses of the site that it is sent to. With several it is set for each. */
  paths: readonly [string, ...string[]];
  /** `Strict`: not even a link on another site brings it along. */
  sameSite: "Lax" | "Strict";
  /** In seconds; null: it ends with the browser. */
  lifetime: number | null;
  /** What it holds and when it ends, as the privacy policy says it. */
  holds: string;
  ends: string;
}

/**
 * The name that a cookie has at the public address. On https the prefix makes browsers refuse it from everybody but this host over
 * https (draft-ietf-httpbis-rfc6265bis, 4.1.3): a neighbour on a subdomain, or on plain http, cannot plant one here. The name without the
 * prefix means nothing then. `__Host-` wants the path `/`; cookies with a narrower one get `__Secure-`, as all do of a site below a path.
 */
export function cookieName({ name, paths }: ServerCookie, publicUrl: string): string {
  if (!isSecure(publicUrl)) return name;
  const isForHost = basePathOf(publicUrl) === "" && paths.every((path) => path === "/");
  return isForHost ? `__Host-${name}` : `__Secure-${name}`;
}

/** What a request's Cookie header says, unchecked; null without it. */
export function readCookie(
  cookie: ServerCookie,
  header: string | null | undefined,
  publicUrl: string,
): string | null {
  const name = cookieName(cookie, publicUrl);
  return parse(header ?? "", name)[name] ?? null;
}

/** Values of the Set-Cookie headers, one for each path, that set a cookie or with null take it away. */
export function writeCookie(
  cookie: ServerCookie,
  value: string | null,
  publicUrl: string,
): string[] {
  const maxAge = value === null ? 0 : cookie.lifetime;
  return cookie.paths.map((path) =>
    serialize(cookieName(cookie, publicUrl), value ?? "", {
      path: basePathOf(publicUrl) + path,
      httpOnly: true,
      sameSite: cookie.sameSite,
      secure: isSecure(publicUrl),
      ...(maxAge === null ? {} : { maxAge }),
    }),
  );
}

/**
 * The part of a Cookie header that a library is given: this cookie alone, under the names that it can have, so that no library's way of
 * reading names (trimming, folding) decides which cookie is meant.
 */
export function onlyCookie({ name }: ServerCookie, header: string | null): string | null {
  const pairs = (header ?? "").split(";").map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ""));
  const own = pairs.filter((pair) => isNamed(pair, name));
  return own.length === 0 ? null : own.join("; ");
}

/** Those of a library's Set-Cookie lines that set this cookie. */
export function settingCookie({ name }: ServerCookie, lines: readonly string[]): string[] {
  return lines.filter((line) => isNamed(line, name));
}

/** Whether a request brings any cookie of the server: then its answer may be for one visitor alone. */
export function bringsCookie(header: string | null | undefined): boolean {
  return /(?:^|;)[ \t]*(?:__Host-|__Secure-)?vitrine_/.test(header ?? "");
}

function isNamed(pair: string, name: string): boolean {
  return [name, `__Host-${name}`, `__Secure-${name}`].some((each) => pair.startsWith(`${each}=`));
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith("https:");
}
