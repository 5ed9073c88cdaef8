import { accountForms } from "#forms/account/form.ts";
import { validateWith } from "#shared/forms/validate.ts";
import {
  type AccountParts,
  done,
  endSession,
  findCredential,
  findSignedIn,
  holdAccount,
  sessionCookies,
  tooMany,
} from "./account-parts.ts";
import { visitorsThingsOf } from "./personal-data.ts";
import type { AccountOutcome, AccountService } from "./ports.ts";
import * as words from "./words.ts";

/**
 * The same words whether the address is unknown, not confirmed, or the password another one: who hears that an address
 * waits for its confirmation, after creating an account with it, has learned that nobody else has one.
 */
const refused: AccountOutcome = {
  kind: "refused",
  errors: { form: words.wrongEmailOrPassword },
};

/** Signing in and out. */
export function createSessions({
  database,
  limits,
  auth,
  features,
}: AccountParts): Pick<AccountService, "findBySession" | "signIn" | "signOut"> {
  return {
    findBySession: (cookies) => findSignedIn(auth, cookies),

    async signIn(values, { clientAddress, cookies }) {
      const checked = validateWith(accountForms["account-sign-in"].schema, values);
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      const { email, password } = checked.value;
      const wait = await limits.consumeSignIn(clientAddress, email);
      if (wait !== null) return tooMany(wait);
      const credential = await findCredential(database.queries, email);
      const isRight = await auth.prove(password, credential?.passwordHash ?? null);
      if (!credential || !isRight) return refused;
      const begun = await database.write(async (transaction) => {
        await holdAccount(transaction, database.kind, email);
        const { accountId, passwordHash } = credential;
        const stored = await findCredential(transaction, email);
        // Another password was set, or the account closed, while this one was computed.
        if (stored?.accountId !== accountId || stored.passwordHash !== passwordHash) return null;
        const { headers } = await auth.within({ transaction }, () =>
          auth.api.beginSession({ body: { accountId }, returnHeaders: true }),
        );
        await endSession(auth, cookies, transaction);
        for (const { giveTo } of visitorsThingsOf(features()))
          await giveTo?.(transaction, { id: accountId, cookies });
        return sessionCookies(headers);
      });
      if (!begun) return refused;
      await limits.forgetSignIns(email);
      return done(begun);
    },

    signOut: async ({ cookies }) => done(await endSession(auth, cookies)),
  };
}
