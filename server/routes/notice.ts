import { getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "../context.ts";

/** Carries "this form was sent" over the redirect after a form without script, once. */
const COOKIE = "vitrine_notice";
const LIFETIME_SECONDS = 60;

export function leaveNotice(context: AppContext, form: string, secure: boolean): void {
  setCookie(context, COOKIE, form, { ...attributes(secure), maxAge: LIFETIME_SECONDS });
}

/** The form named by `?sent=` when the cookie agrees; the cookie is then gone. A link alone shows no message. */
export function takeNotice(context: AppContext, secure: boolean): string | null {
  const sent = context.req.query("sent");
  if (sent === undefined || getCookie(context, COOKIE) !== sent) return null;
  setCookie(context, COOKIE, "", { ...attributes(secure), maxAge: 0 });
  return /^[a-z-]{1,40}$/.test(sent) ? sent : null;
}

function attributes(secure: boolean) {
  return { path: "/", httpOnly: true, sameSite: "Lax", secure } as const;
}
