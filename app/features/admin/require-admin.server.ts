import { data, type RouterContextProvider } from "react-router";
import { requestContext } from "#app/lib/request-context.server.ts";
import type { Admin, BackOffice } from "#server/services/back-office/ports.ts";

/** What a page below `/admin` may use once it is known who asks. */
export interface AdminRequest {
  admin: Admin;
  backOffice: BackOffice;
}

/** With what the sign-in form is shown in a page's place: the page's own data never comes along. */
export interface SignInWanted {
  /** A link was just asked for. Whether it was sent is nobody's business. */
  isLinkAskedFor: boolean;
}

/**
 * The first line of every loader below `/admin`, of each page and not of the layout alone: loaders run side by side, and one that
 * does not ask would answer anybody.
 * @throws a 404 answer where the back office is not open, a 403 answer where nobody is signed in.
 */
export async function requireAdmin(
  context: Readonly<RouterContextProvider>,
): Promise<AdminRequest> {
  const backOffice = openBackOffice(context);
  const { adminSession, notice } = context.get(requestContext);
  const admin = await backOffice.access.findBySession(adminSession ?? null);
  if (!admin) {
    const wanted: SignInWanted = { isLinkAskedFor: notice === "admin-sign-in" };
    throw data(wanted, { status: 403 });
  }
  return { admin, backOffice };
}

/** For the page that needs nobody signed in yet. @throws a 404 answer where the back office is not open. */
export function openBackOffice(context: Readonly<RouterContextProvider>): BackOffice {
  const backOffice = context.get(requestContext).services?.backOffice;
  if (!backOffice?.isOpen) throw data(null, { status: 404 });
  return backOffice;
}
