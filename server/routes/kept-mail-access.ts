import { createHash, timingSafeEqual } from "node:crypto";
import { isIPv4 } from "node:net";
import type { AppContext } from "../context.ts";
import type { Settings } from "../env.ts";
import { createToken } from "../tokens.ts";

/*
 * Rule: nothing that opens an account is shown over HTTP without a key. Kept mails hold sign-in links and links for new passwords. A
 * proxy on the same machine makes the whole world look like loopback, so being asked from here proves nothing: who reads has to know
 * the key, which is made at each start, printed there and written nowhere else. What is checked besides only makes it harder.
 */

/** The key of this start; null where kept mails are not shown at all: mails are sent, or the site is open to the world. */
export function createKeptMailKey({
  smtpUrl,
  publicUrl,
  trustProxy,
}: Pick<Settings, "smtpUrl" | "publicUrl" | "trustProxy">): string | null {
  const isOnlyHere = isLoopbackName(new URL(publicUrl).hostname) && trustProxy === 0;
  return smtpUrl === null && isOnlyHere ? createToken() : null;
}

/** Headers that proxies add, by whichever custom: with one of them, the request is not from a browser on this machine. */
const proxyHeaders =
  /^(?:forwarded|via|x-(?:forwarded|original|real|client|cluster|envoy|azure|appengine|proxy)\b.*|true-client-ip|(?:cf|fastly|fly|akamai|cdn)-.*)$/;

/** Whether a request may read kept mails: by key, asked on this machine, by its own name, with nothing in between. */
export function mayReadKeptMail(context: AppContext, key: string): boolean {
  const { req, env } = context;
  const given = req.param("key") ?? "";
  const peer = env?.incoming?.socket.remoteAddress ?? "";
  const host = URL.parse(`http://${req.header("Host") ?? ""}`)?.hostname ?? "";
  return (
    isSame(given, key) &&
    isLoopbackName(peer.replace(/^::ffff:/i, "")) &&
    isLoopbackName(host) &&
    ![...req.raw.headers.keys()].some((name) => proxyHeaders.test(name))
  );
}

/** `localhost`, `127.0.0.0/8`, `::1` with brackets or without. Names below `localhost` are not meant: they need not lead here. */
function isLoopbackName(name: string): boolean {
  if (name === "localhost" || name === "::1" || name === "[::1]") return true;
  return isIPv4(name) && name.startsWith("127.");
}

/** Takes as long for every wrong key. */
function isSame(given: string, key: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(key));
}
