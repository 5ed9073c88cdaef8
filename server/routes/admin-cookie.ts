import { generateCookie, getCookie } from "hono/cookie";
import type { AppContext } from "../context.ts";

/** Opens the back office. Script cannot read it, other sites cannot send it along, and no page outside gets it. */
const COOKIE = "vitrine_admin";

/** The router asks for the data of `/admin` at `/admin.data`, which a cookie for `/admin` does not reach. */
const PATHS = ["/admin", "/admin.data"] as const;

/** What the cookie holds, unchecked; null without one. */
export function readAdminSession(context: AppContext): string | null {
  return getCookie(context, COOKIE) ?? null;
}

/** Values of the Set-Cookie headers that sign in, or with null out. It ends with the browser, and on the server earlier. */
export function adminCookies(sessionToken: string | null, publicUrl: string): string[] {
  return PATHS.map((path) =>
    generateCookie(COOKIE, sessionToken ?? "", {
      path,
      httpOnly: true,
      sameSite: "Strict",
      secure: publicUrl.startsWith("https:"),
      ...(sessionToken === null ? { maxAge: 0 } : {}),
    }),
  );
}
