import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { accountForms } from "#forms/account/form.ts";
import { addressProblem } from "#forms/account/password.ts";
import type { SignUpValues } from "#forms/account/schema.ts";
import { HONEYPOT_FIELD } from "#shared/forms/honeypot.ts";
import { validateWith } from "#shared/forms/validate.ts";
import type { AccountsTable } from "./tables.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import { type AccountParts, done, endSession, holdAccount, tooMany } from "./account-parts.ts";
import type { AccountService } from "./ports.ts";
import { answerRepeated } from "./repetition.ts";

const { "account-sign-up": signUp, "account-confirm": confirmation } = accountForms;

/**
 * Creating an account and confirming its address. An account is of the one who confirms it: before that it is a name
 * and an address that anybody may have typed, has no password, and a newer wish for it takes its place. The password is
 * set by who reads the mailbox.
 */
export function createRegistration(
  parts: AccountParts,
): Pick<AccountService, "signUp" | "findUnconfirmed" | "confirm"> {
  const { database, outbox, limits, auth, links, pages, now } = parts;

  return {
    async signUp(values, { clientAddress }) {
      const checked = validateWith(signUp.schema, values);
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      if (values[HONEYPOT_FIELD]) return done();
      const { email } = checked.value;
      const wait = await limits.consume(clientAddress, { mailbox: email, for: "sign-up" });
      if (wait !== null) return tooMany(wait);
      // The same statements for every address, so that their time says nothing.
      await database.write(async (transaction) => {
        const account = await createOrReplace(transaction, checked.value);
        const isConfirmed = account.email_verified === 1;
        const kind = isConfirmed ? "password" : "confirm";
        const { token, terms } = await links.issue(transaction, kind, account.id);
        const write = isConfirmed ? signUp.mails.registered : signUp.mails.confirm;
        await outbox.enqueue(transaction, write(account.email, token, pages), terms);
      });
      outbox.wake();
      return done();
    },

    async findUnconfirmed(token) {
      const account = await unconfirmedBehind(token);
      return account ? { email: account.email, name: account.name } : null;
    },

    async confirm(token, values, { clientAddress, cookies }) {
      const checked = validateWith(confirmation.schema, values);
      const wait = await limits.consume(clientAddress, null);
      if (wait !== null) return tooMany(wait);
      const dead = () =>
        answerRepeated(parts, "confirm", {
          token,
          password: checked.ok ? checked.value.password : null,
          clientAddress,
        });
      const account = await unconfirmedBehind(token);
      if (!account) return dead();
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      const { name, password } = checked.value;
      const problem = addressProblem(password, account.email);
      if (problem) return { kind: "invalid", errors: { password: problem } };
      const passwordHash = await auth.hash(password);
      const { internalAdapter } = await auth.context;
      const ended = await database.write(async (transaction) => {
        await holdAccount(transaction, database.kind, account.email);
        // Used or withdrawn in this moment?
        if ((await links.use(transaction, "confirm", token)) === null) return null;
        await transaction
          .deleteFrom("account_credentials")
          .where("account_id", "=", account.id)
          .execute();
        await auth.within({ transaction }, async () => {
          await internalAdapter.updateUser(account.id, { name, emailVerified: true });
          await internalAdapter.linkAccount({
            userId: account.id,
            providerId: "credential",
            accountId: account.id,
            password: passwordHash,
          });
        });
        await links.rememberUsed(transaction, "confirm", token, account.id);
        return endSession(auth, cookies, transaction);
      });
      if (!ended) return dead();
      await limits.forgetSignIns(account.email);
      return done(ended);
    },
  };

  /**
   * The account that is there now. One that is confirmed stays as it is; of one that is not, nothing is left but its
   * id.
   */
  function createOrReplace(
    transaction: WriteTransaction,
    { name, email }: SignUpValues,
  ): Promise<AccountsTable> {
    return transaction
      .insertInto("accounts")
      .values({
        id: randomUUID(),
        email: email.toLowerCase(),
        name,
        email_verified: 0,
        created_at: now(),
        updated_at: now(),
      })
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet({
          name: unlessConfirmed("name"),
          created_at: unlessConfirmed("created_at"),
          updated_at: unlessConfirmed("updated_at"),
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async function unconfirmedBehind(token: string): Promise<AccountsTable | undefined> {
    const accountId = await links.find("confirm", token);
    if (accountId === null) return undefined;
    return database.queries
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", accountId)
      .where("email_verified", "=", 0)
      .executeTakeFirst();
  }
}

/** What a new row says, or what the one that is there says, where that is confirmed. */
function unlessConfirmed(column: "name" | "created_at" | "updated_at") {
  return sql<never>`case when accounts.email_verified = 1
    then ${sql.ref(`accounts.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;
}
