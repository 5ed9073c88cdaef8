import type { Account } from "../contract/account.ts";
import type { MadeFeature } from "../contract/feature.ts";

/** Who is signed in, as the feature that knows says; null for nobody, and where no feature keeps accounts. */
export async function findAccount(
  features: readonly MadeFeature[],
  cookies: string | null,
): Promise<Account | null> {
  for (const feature of features) {
    const account = await feature.findAccount?.(cookies);
    if (account) return account;
  }
  return null;
}
