import { generateCookie, getCookie } from "hono/cookie";
import type { AppContext } from "../context.ts";

/** Carries "this form was sent" over the redirect after a form without script, once. */
const COOKIE = "vitrine_notice";
const LIFETIME_SECONDS = 60;

/** The form named by `?sent=`, when the cookie agrees: a link alone shows no message. */
export function readNotice(context: AppContext): string | null {
  const sent = context.req.query("sent");
  return sent && getCookie(context, COOKIE) === sent && /^[a-z-]{1,40}$/.test(sent) ? sent : null;
}

/** Value of the Set-Cookie header that leaves a notice for the next page, or with null takes it away. */
export function noticeCookie(form: string | null, publicUrl: string): string {
  return generateCookie(COOKIE, form ?? "", {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: publicUrl.startsWith("https:"),
    maxAge: form === null ? 0 : LIFETIME_SECONDS,
  });
}
