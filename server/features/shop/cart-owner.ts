import type { House } from "#server/contract/feature.ts";
import type { AppContext } from "#server/context.ts";
import type { Account } from "#server/contract/account.ts";
import { readCookie } from "#server/cookies.ts";
import { findAccount } from "#server/services/find-account.ts";
import { cartCookie } from "./keeping.ts";
import type { CartOwner } from "./ports.ts";

/** Whose cart a request is about. */
export type ReadCartOwner = (context: AppContext) => Promise<CartOwner>;

/** Of what came with a request. @param account who is signed in. */
export function cartOwner(
  cookies: string | null,
  account: Account | null,
  publicUrl: string,
): CartOwner {
  return { token: readCookie(cartCookie, cookies, publicUrl), accountId: account?.id ?? null };
}

export function cartOwnerReader({
  features,
  settings: { publicUrl },
}: Pick<House, "features" | "settings">): ReadCartOwner {
  return async (context) => {
    const cookies = context.req.header("Cookie") ?? null;
    return cartOwner(cookies, await findAccount(features(), cookies), publicUrl);
  };
}
