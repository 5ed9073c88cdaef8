import type { AppContext } from "../context.ts";
import { readCookie } from "../cookies.ts";
import { noticeCookie } from "../house-keeping.ts";

/** The form named by `?sent=`, when the cookie agrees: a link alone shows no message. */
export function readNotice(context: AppContext, publicUrl: string): string | null {
  const sent = context.req.query("sent");
  const left = readCookie(noticeCookie, context.req.header("Cookie"), publicUrl);
  return sent && left === sent && /^[a-z-]{1,40}$/.test(sent) ? sent : null;
}
