import type { RouterContextProvider } from "react-router";
import { accountParts } from "#app/slots/account-sections.server.ts";
import { requireAccount } from "./signed-in.server.ts";

/** What the owner of an account sees of it. Everybody else is sent to sign in. */
export async function accountPage(context: Readonly<RouterContextProvider>, url: URL) {
  const { services, account } = await requireAccount(context, url);
  return {
    name: account.name,
    email: account.email,
    parts: await accountParts(account, services),
  };
}

export type AccountPageData = Awaited<ReturnType<typeof accountPage>>;
