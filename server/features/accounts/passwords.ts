import { accountForms } from "#forms/account/form.ts";
import { addressProblem } from "#forms/account/password.ts";
import { HONEYPOT_FIELD } from "#shared/forms/honeypot.ts";
import { validateWith } from "#shared/forms/validate.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import {
  type AccountParts,
  cookieHeaders,
  done,
  endSession,
  findCredential,
  findSignedIn,
  holdAccount,
  isRefusal,
  sessionCookies,
  tooMany,
} from "./account-parts.ts";
import type { AccountOutcome, AccountService } from "./ports.ts";
import { answerRepeated } from "./repetition.ts";
import * as words from "./words.ts";

const {
  "account-password-link": link,
  "account-new-password": reset,
  "account-password": change,
} = accountForms;

const refused: AccountOutcome = {
  kind: "refused",
  errors: { currentPassword: words.wrongPassword },
};

/**
 * Setting another password: by the link of a mail, or while signed in. Either way its owner is told by mail, other
 * sessions end, and what a stranger has guessed is forgotten.
 */
export function createPasswords(
  parts: AccountParts,
): Pick<AccountService, "isUsable" | "requestPasswordLink" | "resetPassword" | "changePassword"> {
  const { database, outbox, limits, auth, links, pages } = parts;

  return {
    isUsable: async (token) => (await confirmedBehind(token)) !== null,

    async requestPasswordLink(values, { clientAddress }) {
      const checked = validateWith(link.schema, values);
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      if (values[HONEYPOT_FIELD]) return done();
      const { email } = checked.value;
      const wait = await limits.consumePasswordLink(clientAddress, email);
      if (wait !== null) return tooMany(wait);
      const mayConfirm = await mayBeAskedToConfirm(email);
      // The same statements for every address, so that their time says nothing: for an unknown one the link opens
      // nothing, and the mail is taken away again. An account that nobody has confirmed is confirmed first: its page
      // asks for the password, too. After too many of these mails it is as unknown: its last link works on.
      await database.write(async (transaction) => {
        const held = await holdAccount(transaction, database.kind, email);
        const isUnconfirmed = held?.email_verified === 0;
        const account = isUnconfirmed && !mayConfirm ? undefined : held;
        const kind = isUnconfirmed ? "confirm" : "password";
        const { token, terms } = await links.issue(transaction, kind, account?.id ?? null);
        const write = isUnconfirmed ? link.mails.confirm : link.mails.link;
        const mail = await outbox.enqueue(
          transaction,
          write(account?.email ?? email, token, pages),
          terms,
        );
        await transaction
          .deleteFrom("outbox")
          .where("id", "=", mail)
          .where((eb) => eb(eb.val(account ? 1 : 0), "=", 0))
          .execute();
      });
      outbox.wake();
      return done();
    },

    async resetPassword(token, values, { clientAddress, cookies }) {
      const checked = validateWith(reset.schema, values);
      const wait = await limits.consume(clientAddress, null);
      if (wait !== null) return tooMany(wait);
      const dead = () =>
        answerRepeated(parts, "password", {
          token,
          password: checked.ok ? checked.value.newPassword : null,
          clientAddress,
        });
      const account = await confirmedBehind(token);
      if (!account) return dead();
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      const { newPassword } = checked.value;
      const problem = addressProblem(newPassword, account.email);
      if (problem) return { kind: "invalid", errors: { newPassword: problem } };
      const passwordHash = await auth.hash(newPassword);
      try {
        const ended = await database.write(async (transaction) => {
          await holdAccount(transaction, database.kind, account.email);
          await auth.within({ transaction, passwordHash }, () =>
            auth.api.resetPassword({ body: { token, newPassword } }),
          );
          await changed(transaction, account, reset.mails.changed);
          await links.rememberUsed(transaction, "password", token, account.id);
          return endSession(auth, cookies, transaction);
        });
        outbox.wake();
        await limits.forgetSignIns(account.email);
        return done(ended);
      } catch (error) {
        // Used or withdrawn in this moment.
        if (isRefusal(error)) return dead();
        throw error;
      }
    },

    async changePassword(values, { clientAddress, cookies }) {
      const account = await findSignedIn(auth, cookies);
      if (!account) return { kind: "signed-out" };
      const checked = validateWith(change.schema, values);
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      const problem = addressProblem(checked.value.newPassword, account.email);
      if (problem) return { kind: "invalid", errors: { newPassword: problem } };
      const wait = await limits.consumeSignIn(clientAddress, account.email);
      if (wait !== null) return tooMany(wait);
      const { currentPassword, newPassword } = checked.value;
      const credential = await findCredential(database.queries, account.email);
      const provedHash = credential?.passwordHash ?? null;
      if (!(await auth.prove(currentPassword, provedHash)) || provedHash === null) return refused;
      const passwordHash = await auth.hash(newPassword);
      try {
        const renewed = await database.write(async (transaction) => {
          await holdAccount(transaction, database.kind, account.email);
          const { headers } = await auth.within({ transaction, provedHash, passwordHash }, () =>
            auth.api.changePassword({
              body: { currentPassword, newPassword, revokeOtherSessions: true },
              headers: cookieHeaders(cookies),
              returnHeaders: true,
            }),
          );
          await changed(transaction, account, change.mails.changed);
          return sessionCookies(headers);
        });
        outbox.wake();
        await limits.forgetSignIns(account.email);
        return done(renewed);
      } catch (error) {
        // Another password was set while these were computed.
        if (isRefusal(error)) return refused;
        throw error;
      }
    },
  };

  /**
   * Whether there is an account that nobody has confirmed, and its mailbox has not had too many mails about it. Counted before the
   * account is held: the count may have to wait for a connection. An account that is made in between has its mail already.
   */
  async function mayBeAskedToConfirm(email: string): Promise<boolean> {
    const account = await database.queries
      .selectFrom("accounts")
      .select("email_verified")
      .where("email", "=", email.toLowerCase())
      .executeTakeFirst();
    const isUnconfirmed = account?.email_verified === 0;
    const wait = await limits.consumeConfirmation(email, isUnconfirmed);
    return isUnconfirmed && wait === null;
  }

  /** The account that a link sets a new password of. */
  async function confirmedBehind(token: string): Promise<{ id: string; email: string } | null> {
    const accountId = await links.find("password", token);
    if (accountId === null) return null;
    const account = await database.queries
      .selectFrom("accounts")
      .select(["id", "email"])
      .where("id", "=", accountId)
      .where("email_verified", "=", 1)
      .executeTakeFirst();
    return account ?? null;
  }

  /** Links that were mailed before lead nowhere now, and the owner hears of the change. */
  async function changed(
    transaction: WriteTransaction,
    { id, email }: { id: string; email: string },
    write: typeof change.mails.changed,
  ): Promise<void> {
    await links.withdraw(transaction, id);
    await outbox.enqueue(transaction, write(email, pages));
  }
}
