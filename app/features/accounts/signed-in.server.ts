import { data, redirect, type RouterContextProvider } from "react-router";
import { ACCOUNT, SIGN_IN } from "#content/addresses.ts";
import { ownPath } from "#shared/own-path.ts";
import { requestContext } from "#app/engine/request-context.server.ts";

/**
 * The server's services and how to learn who is signed in, for pages that are made anew for each visitor.
 * @throws a 503 answer where no server stands behind the pages.
 */
export function accountServices(context: Readonly<RouterContextProvider>) {
  const { services, findAccount } = context.get(requestContext);
  if (!services || !findAccount) throw data(null, { status: 503 });
  return { services, findAccount };
}

/**
 * The account of whoever is signed in.
 * @throws the way to the sign-in page for everybody else.
 */
export async function requireAccount(context: Readonly<RouterContextProvider>, url: URL) {
  const { services, findAccount } = accountServices(context);
  const account = await findAccount();
  if (!account) throw redirect(`${SIGN_IN}?to=${url.pathname}`, 303);
  return { services, account };
}

/** Sends whoever is signed in on to where they wanted to go. */
export async function requireNobody(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<void> {
  if (await accountServices(context).findAccount())
    throw redirect(ownPath(url.searchParams.get("to")) ?? ACCOUNT, 303);
}
