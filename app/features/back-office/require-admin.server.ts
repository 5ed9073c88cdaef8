import { data, type RouterContextProvider } from "react-router";
import { isInOffice } from "#shared/back-office/addresses.ts";
import type { AddressView } from "#app/engine/page-info.server.ts";
import { requestContext } from "#app/engine/request-context.server.ts";
import type { Admin } from "#server/contract/office.ts";
import type { Services } from "#server/services/services.ts";

/** What pages below `/admin` may ask the server. */
export type BackOffice = Services["backOffice"];

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
  const { cookies = null, notice } = context.get(requestContext);
  const admin = await backOffice.access.findBySession(cookies);
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

/** What stands at an address, for its title. Nothing is thrown: a page that cannot be shown says so itself. */
export async function backOfficeView(
  pathname: string,
  context: Readonly<RouterContextProvider>,
): Promise<AddressView> {
  const { services, cookies = null } = context.get(requestContext);
  if (!isInOffice(pathname)) return "open";
  if (!services?.backOffice.isOpen) return "closed";
  const admin = await services.backOffice.access.findBySession(cookies).catch(() => undefined);
  return admin === null ? "signed-out" : "open";
}
