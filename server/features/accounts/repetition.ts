import { type AccountParts, done, findCredential, tooMany } from "./account-parts.ts";
import type { AccountLinkKind, AccountOutcome } from "./ports.ts";

/**
 * The answer to a link that sets a password and is none any more. Without script a second press takes the place of the first, whose answer
 * is never seen: a link that was used just now, with the password that it set, is answered as it was the first time. It changes nothing, and
 * each try counts like one to sign in, so that a used link is no other way to guess.
 * @param password null: what was sent is none.
 */
export async function answerRepeated(
  { database: { queries }, limits, auth, links }: AccountParts,
  kind: AccountLinkKind,
  {
    token,
    password,
    clientAddress,
  }: { token: string; password: string | null; clientAddress: string },
): Promise<AccountOutcome> {
  const accountId = await links.findUsed(kind, token);
  if (accountId === null || password === null) return { kind: "dead-link" };
  const account = await queries
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (!account) return { kind: "dead-link" };
  const wait = await limits.consumeSignIn(clientAddress, account.email);
  if (wait !== null) return tooMany(wait);
  const credential = await findCredential(queries, account.email);
  const isSame = await auth.prove(password, credential?.passwordHash ?? null);
  return isSame ? done() : { kind: "dead-link" };
}
