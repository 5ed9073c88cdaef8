import { signInPath } from "#shared/back-office/addresses.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { formPost, type Harness, startHarness, tokenIn } from "./harness.ts";

export const OWNER = "owner@example.com";
export const SECOND = "second@example.com";

/** A server with a back office, for two admins. */
export function startBackOffice(
  kind: DatabaseKind,
  env: Record<string, string> = {},
  data?: Record<string, string>,
): Promise<Harness> {
  return startHarness(kind, { ADMIN_EMAILS: `Owner@Example.com, ${SECOND}`, ...env }, data);
}

/** Asks for a link and takes its token out of the mail; null when no mail was written. */
export async function linkFor(server: Harness, email: string): Promise<string | null> {
  await server.mails();
  const answer = await server.request("/admin", formPost({ form: "admin-sign-in", email }));
  if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`);
  const [mail] = await server.mails();
  return mail ? tokenIn(mail, signInPath) : null;
}

export function redeem(server: Harness, token: string, headers: Record<string, string> = {}) {
  return server.request(`/admin/sign-in/${token}`, formPost({ form: "admin-redeem" }, headers));
}

/** Somebody who is signed in, with their cookie. */
export async function signIn(server: Harness, email = OWNER) {
  const token = await linkFor(server, email);
  if (!token) throw new Error(`no link for ${email}`);
  const answer = await redeem(server, token);
  const cookie = cookieOf(answer);
  if (!cookie) throw new Error(`${answer.status}: no cookie`);
  return {
    cookie,
    /** A moment after the last one, so that the log has an order. */
    post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
      server.clock.now += 1;
      return server.request(path, formPost(fields, { Cookie: cookie, ...headers }));
    },
    get: (path: string) => server.request(path, { headers: { Cookie: cookie } }),
  };
}

/** `__Secure-vitrine_admin=…` of an answer that signs in; null otherwise. */
export function cookieOf(answer: Response): string | null {
  const line = answer.headers
    .getSetCookie()
    .find((each) => /^__Secure-vitrine_admin=[\w-]{43};/.test(each));
  return line?.split(";")[0] ?? null;
}

/** Who somebody's cookie stands for, as pages ask. */
export function whoIs(server: Harness, cookie: string | null) {
  const { access } = server.runtime.services.backOffice;
  return access.findBySession(cookie);
}

/** The first page of a list, of everything in it. */
export const all = { query: "", state: "", page: 1 };

/** What the audit log says, the newest first. */
export async function audited(
  server: Harness,
): Promise<{ admin: string; action: string; subject: string }[]> {
  const { rows } = await server.runtime.services.backOffice.audit.list(all);
  return rows.map(({ admin, action, subject }) => ({ admin, action, subject }));
}

/** The same without signing in. */
export async function done(server: Harness) {
  return (await audited(server)).filter(({ action }) => action !== "Signed in");
}
