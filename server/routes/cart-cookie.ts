import { generateCookie, getCookie } from "hono/cookie";
import { shop } from "#content/shop.ts";
import type { AppContext } from "../context.ts";

/** Holds the secret that opens a visitor's cart. Script cannot read it, other sites cannot send it along. */
const COOKIE = "vitrine_cart";

/** The token of the visitor's cart, unchecked; null without one. */
export function readCartToken(context: AppContext): string | null {
  return getCookie(context, COOKIE) ?? null;
}

/** Value of the Set-Cookie header: each change of a cart keeps it for its whole time again; null takes it away. */
export function cartCookie(token: string | null, publicUrl: string): string {
  return generateCookie(COOKIE, token ?? "", {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: publicUrl.startsWith("https:"),
    maxAge: token === null ? 0 : shop.cartDays * 24 * 60 * 60,
  });
}
