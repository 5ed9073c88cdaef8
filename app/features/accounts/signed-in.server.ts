import { data, redirect, type RouterContextProvider } from "react-router";
import { ACCOUNT, SIGN_IN } from "#content/addresses.ts";
import { ownPath } from "#shared/own-path.ts";
import { requestContext } from "#app/engine/request-context.server.ts";

/**
 * The server's services and who is signed in, for pages that are made anew for each visitor.
 * @throws a 503 answer where no server stands behind the pages.
 */
export function accountServices(context: Readonly<RouterContextProvider>) {
  const { services, account } = context.get(requestContext);
  if (!services) throw data(null, { status: 503 });
  return { services, account: account ?? null };
}

/**
 * The account of whoever is signed in.
 * @throws the way to the sign-in page for everybody else.
 */
export function requireAccount(context: Readonly<RouterContextProvider>, url: URL) {
  const { services, account } = accountServices(context);
  if (!account) throw redirect(`${SIGN_IN}?to=${url.pathname}`, 303);
  return { services, account };
}

/** Sends whoever is signed in on to where they wanted to go. */
export function requireNobody(context: Readonly<RouterContextProvider>, url: URL): void {
  const { account } = accountServices(context);
  if (account) throw redirect(ownPath(url.searchParams.get("to")) ?? ACCOUNT, 303);
}
