import { isIP } from "node:net";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

/**
 * Finds out who is asking. Each proxy appends the address it saw to X-Forwarded-For, so with `trustProxy` proxies of ours in
 * front the entry that many places from the end is true; everything left of it was written by the visitor.
 */
export function clientAddress(trustProxy: number) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const socket = plainAddress(context.env?.incoming?.socket.remoteAddress ?? "") ?? "unknown";
    const address = resolveClientAddress(socket, context.req.header("x-forwarded-for"), trustProxy);
    context.set("clientAddress", address);
    await next();
  });
}

export function resolveClientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  if (trustProxy === 0 || !forwardedFor) return socketAddress;
  const chain = forwardedFor.split(",").map((entry) => entry.trim());
  return plainAddress(chain[Math.max(0, chain.length - trustProxy)] ?? "") ?? socketAddress;
}

/** Without port, brackets and the IPv4-in-IPv6 prefix; null when it is no address. */
function plainAddress(entry: string): string | null {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry;
  const withoutPort = /^[\d.]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(":")) : bare;
  const address = withoutPort.replace(/^::ffff:(?=[\d.]+$)/i, "");
  return isIP(address) ? address : null;
}
