import { accountOrders } from "#app/features/shop/orders/account-orders/account-orders.server.ts";
import { shopSignIn } from "#app/features/shop/sign-in-words.ts";
import type { Account } from "#server/contract/account.ts";
import type { Services } from "#server/services/services.ts";
import type { AccountSource, SignInWords } from "./contract.ts";

/** Where what the page of an account shows comes from, by the names under which its sections take it. */
const sources = { orders: accountOrders } satisfies Sources;

/** Why one should have an account. */
export const signInWords: readonly SignInWords[] = [shopSignIn];

type Sources = Readonly<Record<string, AccountSource>>;
type PartsOf<Its extends Sources> = { [Name in keyof Its]: Awaited<ReturnType<Its[Name]>> };

/** What the sources give, by their names. */
export type AccountParts = PartsOf<typeof sources>;

export async function accountParts(account: Account, services: Services): Promise<AccountParts> {
  const parts = Object.entries<AccountSource>(sources).map(
    async ([name, find]) => [name, await find(account, services)] as const,
  );
  return Object.fromEntries(await Promise.all(parts)) as AccountParts;
}
