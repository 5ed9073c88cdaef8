import { accountOrders } from "#app/features/shop/orders/account-orders/account-orders.server.ts";
import { shopSignIn } from "#app/features/shop/sign-in-words.ts";
import type { Account } from "#server/contract/account.ts";
import type { Services } from "#server/services/services.ts";
import type { AccountSource, SignInWords } from "./contract.ts";

/** Finds what the page of an account shows, by the names under which its sections take it. */
export const accountParts = partsFrom({ orders: accountOrders });

/** Why one should have an account. */
export const signInWords: readonly SignInWords[] = [shopSignIn];

type Sources = Readonly<Record<string, AccountSource>>;
type PartsOf<Its extends Sources> = { [Name in keyof Its]: Awaited<ReturnType<Its[Name]>> };

/** What is found, by its names. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty where no feature has anything for an account
export type AccountParts = Awaited<ReturnType<typeof accountParts>>;

function partsFrom<Its extends Sources>(sources: Its) {
  return async (account: Account, services: Services): Promise<PartsOf<Its>> => {
    const parts = Object.entries<AccountSource>(sources).map(
      async ([name, find]) => [name, await find(account, services)] as const,
    );
    return Object.fromEntries(await Promise.all(parts)) as PartsOf<Its>;
  };
}
