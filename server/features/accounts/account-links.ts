import { HOUR, MINUTE } from "#server/clock.ts";
import { CONFIRM_LINK_HOURS, PASSWORD_LINK_HOURS } from "#shared/accounts/lifetimes.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import type { MailTerms, Outbox } from "#server/services/outbox.ts";
import { createToken, looksLikeToken } from "#server/tokens.ts";
import type { Auth } from "./auth.ts";
import type { AccountLinkKind } from "./ports.ts";

/**
 * What better-auth stores (as a hash) for a link is its purpose and its token; it looks for passwords under this name.
 */
const prefixes: Record<AccountLinkKind, string> = {
  confirm: "confirm:",
  password: "reset-password:",
};

/** Before it, what is kept of a link that was used. */
const USED = "used:";
/** For how long: a second press, or one whose answer was lost on the way. */
const USED_MS = 5 * MINUTE;

/** How long a link of a mail works. */
const lifetimes: Record<AccountLinkKind, number> = {
  confirm: CONFIRM_LINK_HOURS * HOUR,
  password: PASSWORD_LINK_HOURS * HOUR,
};

/**
 * Links that are mailed to the owner of an account. The database holds their hashes; each works once, and an account
 * has one at most: one to confirm its address, and from then on one to set a password. A newer one withdraws the older,
 * so that a mailbox that was looked into once, or a forwarded mail, opens nothing later; the newest always works until
 * its time is over. A mail that still waits goes with its link.
 */
export function createAccountLinks(
  { context, within }: Auth,
  outbox: Pick<Outbox, "withdraw">,
  now: () => number,
) {
  return {
    /**
     * Makes a link, and makes older ones useless; for nobody (`null`) one that opens nothing, so that asking costs the
     * same whoever asks. The account is held by the transaction.
     * @returns its token, and the terms of the mail that brings it.
     */
    async issue(
      transaction: WriteTransaction,
      kind: AccountLinkKind,
      accountId: string | null,
    ): Promise<{ token: string; terms: MailTerms }> {
      const token = createToken();
      const until = now() + lifetimes[kind];
      await deleteLinks(transaction, accountId);
      await store(transaction, `${prefixes[kind]}${token}`, accountId, until);
      return { token, terms: { topic: topicOf(accountId), until } };
    },

    /** The account that a link belongs to; null when it is unknown, used or too old. */
    find: (kind: AccountLinkKind, token: string) => find(prefixes[kind], token),

    /** The account whose password a link has just set; no newer link has been made since. */
    findUsed: (kind: AccountLinkKind, token: string) => find(`${USED}${prefixes[kind]}`, token),

    /** Keeps for a while which account a link that is used up has set the password of. */
    async rememberUsed(
      transaction: WriteTransaction,
      kind: AccountLinkKind,
      token: string,
      accountId: string,
    ): Promise<void> {
      await store(transaction, `${USED}${prefixes[kind]}${token}`, accountId, now() + USED_MS);
    },

    /** The same, and uses it up, with its mail if that would come again: of any number who try at once, one gets it. */
    async use(
      transaction: WriteTransaction,
      kind: AccountLinkKind,
      token: string,
    ): Promise<string | null> {
      if (!looksLikeToken(token)) return null;
      const { internalAdapter } = await context;
      const link = await within({ transaction }, () =>
        internalAdapter.consumeVerificationValue(`${prefixes[kind]}${token}`),
      );
      const accountId = link?.value ?? null;
      if (accountId !== null) await outbox.withdraw(transaction, topicOf(accountId));
      return accountId;
    },

    /** Makes all open links of an account useless, and takes back the mail that still waits. */
    async withdraw(transaction: WriteTransaction, accountId: string): Promise<void> {
      await deleteLinks(transaction, accountId);
      await outbox.withdraw(transaction, topicOf(accountId));
    },
  };

  async function store(
    transaction: WriteTransaction,
    identifier: string,
    accountId: string | null,
    until: number,
  ): Promise<void> {
    const { internalAdapter } = await context;
    await within({ transaction }, () =>
      internalAdapter.createVerificationValue({
        identifier,
        value: accountId as string,
        expiresAt: new Date(until),
      }),
    );
  }

  async function find(prefix: string, token: string): Promise<string | null> {
    if (!looksLikeToken(token)) return null;
    const { internalAdapter } = await context;
    const link = await internalAdapter.findVerificationValue(`${prefix}${token}`);
    return link && link.expiresAt.getTime() > now() ? link.value : null;
  }
}

/** Of nobody (`null`) none. */
async function deleteLinks(transaction: WriteTransaction, accountId: string | null): Promise<void> {
  await transaction.deleteFrom("account_links").where("account_id", "=", accountId).execute();
}

/** What its mails with links are about. Nobody's are taken away before their transaction ends. */
function topicOf(accountId: string | null): string {
  return `link of account ${accountId}`;
}

export type AccountLinks = ReturnType<typeof createAccountLinks>;
