import { HONEYPOT_FIELD } from "#shared/forms/honeypot.ts";
import { signUp, type SignUpValues } from "#shared/forms/account.ts";
import { validateWith } from "#shared/forms/validate.ts";
import { isDuplicate } from "../../db/errors.ts";
import { alreadyRegisteredMail, confirmAddressMail } from "../../mail/account-mails.ts";
import { type AccountParts, done, findAccount, tooMany } from "./account-parts.ts";
import type { AccountService } from "./ports.ts";

/** Creating an account and confirming its address. */
export function createRegistration({
  database,
  outbox,
  limits,
  auth,
  links,
  pages,
}: AccountParts): Pick<AccountService, "signUp" | "confirm"> {
  return {
    async signUp(values, { clientAddress }) {
      const checked = validateWith(signUp, values);
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      if (values[HONEYPOT_FIELD]) return done();
      const wait = await limits.consumeAccount(clientAddress, checked.value.email);
      if (wait !== null) return tooMany(wait);
      // For a known address too, so that the answer takes as long.
      const passwordHash = await auth.hash(checked.value.password);
      try {
        await register(checked.value, passwordHash);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        await register(checked.value, passwordHash);
      }
      outbox.wake();
      return done();
    },

    async confirm(token, { clientAddress }) {
      const wait = await limits.consumeAccount(clientAddress, null);
      if (wait !== null) return tooMany(wait);
      const { internalAdapter } = await auth.context;
      return database.write(async (transaction) => {
        const accountId = await links.use(transaction, "confirm", token);
        if (accountId === null) return { kind: "dead-link" };
        await auth.within({ transaction }, () =>
          internalAdapter.updateUser(accountId, { emailVerified: true }),
        );
        await links.withdraw(transaction, accountId);
        return done();
      });
    },
  };

  /** The account, its link and its mail are written together; for a known address the link and the mail. */
  async function register(
    { name, email, password }: SignUpValues,
    passwordHash: string,
  ): Promise<void> {
    await database.write(async (transaction) => {
      const known = await findAccount(transaction, email);
      if (known) {
        const token = await links.issue(transaction, "password", known.id);
        await outbox.enqueue(transaction, alreadyRegisteredMail(known.email, token, pages));
        return;
      }
      const { user } = await auth.within({ transaction, passwordHash }, () =>
        auth.api.signUpEmail({ body: { name, email, password } }),
      );
      const token = await links.issue(transaction, "confirm", user.id);
      await outbox.enqueue(transaction, confirmAddressMail(user.email, token, pages));
    });
  }
}
