import { passwordChange, passwordLink, passwordReset } from "#shared/forms/account.ts";
import { HONEYPOT_FIELD } from "#shared/forms/honeypot.ts";
import { addressProblem } from "#shared/forms/password.ts";
import { validateWith } from "#shared/forms/validate.ts";
import type { WriteTransaction } from "../../db/tables.ts";
import { passwordChangedMail, passwordLinkMail } from "../../mail/account-mails.ts";
import {
  type AccountParts,
  cookieHeaders,
  done,
  findAccount,
  findSignedIn,
  isRefusal,
  NOT_YOUR_PASSWORD,
  sessionCookies,
  tooMany,
} from "./account-parts.ts";
import type { AccountService } from "./ports.ts";

/** Setting another password: by the link of a mail, or while signed in. Either way its owner is told by mail, and other sessions end. */
export function createPasswords({
  database,
  outbox,
  limits,
  auth,
  links,
  pages,
}: AccountParts): Pick<
  AccountService,
  "isUsable" | "requestPasswordLink" | "resetPassword" | "changePassword"
> {
  return {
    isUsable: async (kind, token) => (await links.find(kind, token)) !== null,

    async requestPasswordLink(values, { clientAddress }) {
      const checked = validateWith(passwordLink, values);
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      if (values[HONEYPOT_FIELD]) return done();
      const wait = await limits.consumeAccount(clientAddress, checked.value.email);
      if (wait !== null) return tooMany(wait);
      await database.write(async (transaction) => {
        const account = await findAccount(transaction, checked.value.email);
        // A link is written for an unknown address too: it opens nothing, but asking takes as long.
        const token = await links.issue(transaction, "password", account?.id ?? null);
        if (account)
          await outbox.enqueue(transaction, passwordLinkMail(account.email, token, pages));
      });
      outbox.wake();
      return done();
    },

    async resetPassword(token, values, { clientAddress }) {
      const checked = validateWith(passwordReset, values);
      const wait = await limits.consumeAccount(clientAddress, null);
      if (wait !== null) return tooMany(wait);
      const accountId = await links.find("password", token);
      const account = accountId === null ? null : await emailOf(accountId);
      if (accountId === null || account === null) return { kind: "dead-link" };
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      const { newPassword } = checked.value;
      const problem = addressProblem(newPassword, account);
      if (problem) return { kind: "invalid", errors: { newPassword: problem } };
      const passwordHash = await auth.hash(newPassword);
      const { internalAdapter } = await auth.context;
      try {
        await database.write(async (transaction) => {
          await auth.within({ transaction, passwordHash }, async () => {
            await auth.api.resetPassword({ body: { token, newPassword } });
            // Whoever has the link reads the mailbox.
            await internalAdapter.updateUser(accountId, { emailVerified: true });
          });
          await changed(transaction, accountId, account);
        });
      } catch (error) {
        // Used by somebody else in this moment.
        if (isRefusal(error)) return { kind: "dead-link" };
        throw error;
      }
      outbox.wake();
      return done();
    },

    async changePassword(values, { clientAddress, cookies }) {
      const account = await findSignedIn(auth, cookies);
      if (!account) return { kind: "signed-out" };
      const checked = validateWith(passwordChange, values);
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      const problem = addressProblem(checked.value.newPassword, account.email);
      if (problem) return { kind: "invalid", errors: { newPassword: problem } };
      const wait = await limits.consumeSignIn(clientAddress, account.email);
      if (wait !== null) return tooMany(wait);
      try {
        const { headers } = await auth.within({}, () =>
          auth.api.changePassword({
            body: { ...checked.value, revokeOtherSessions: true },
            headers: cookieHeaders(cookies),
            returnHeaders: true,
          }),
        );
        await database.write((transaction) => changed(transaction, account.id, account.email));
        outbox.wake();
        return done(sessionCookies(headers));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return { kind: "refused", errors: { currentPassword: NOT_YOUR_PASSWORD } };
      }
    },
  };

  async function emailOf(accountId: string): Promise<string | null> {
    const row = await database.queries
      .selectFrom("accounts")
      .select("email")
      .where("id", "=", accountId)
      .executeTakeFirst();
    return row?.email ?? null;
  }

  /** Links that were mailed before lead nowhere now, and the owner hears of the change. */
  async function changed(
    transaction: WriteTransaction,
    accountId: string,
    email: string,
  ): Promise<void> {
    await links.withdraw(transaction, accountId);
    await outbox.enqueue(transaction, passwordChangedMail(email, pages));
  }
}
