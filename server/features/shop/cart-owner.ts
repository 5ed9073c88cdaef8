import type { House } from "#server/contract/feature.ts";
import type { AppContext } from "#server/context.ts";
import { readCookie, serverCookies } from "#server/cookies.ts";
import { findAccount } from "#server/services/find-account.ts";
import type { CartOwner } from "./ports.ts";

/** Whose cart a request is about. */
export type ReadCartOwner = (context: AppContext) => Promise<CartOwner>;

export function cartOwnerReader({
  features,
  settings: { publicUrl },
}: Pick<House, "features" | "settings">): ReadCartOwner {
  return async (context) => {
    const cookies = context.req.header("Cookie") ?? null;
    const account = await findAccount(features(), cookies);
    const token = readCookie(serverCookies.cart, cookies, publicUrl);
    return { token, accountId: account?.id ?? null };
  };
}
