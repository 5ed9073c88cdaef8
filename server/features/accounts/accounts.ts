import { accountForms } from "#forms/account/form.ts";
import { accountPages } from "#forms/account/mails.ts";
import { validateWith } from "#shared/forms/validate.ts";
import { heldAbout, holdersOf } from "#server/services/holders.ts";
import type { House } from "#server/contract/feature.ts";
import { createAccountLinks } from "./account-links.ts";
import {
  type AccountParts,
  cookieHeaders,
  done,
  endSession,
  findCredential,
  findSignedIn,
  holdAccount,
  tooMany,
} from "./account-parts.ts";
import { createAuth } from "./auth.ts";
import { createAccountLimits } from "./limits.ts";
import { createPasswords } from "./passwords.ts";
import { deleteAccount, visitorsThingsOf } from "./personal-data.ts";
import type { AccountOutcome, AccountService } from "./ports.ts";
import { createRegistration } from "./registration.ts";
import { createSessions } from "./sessions.ts";
import * as words from "./words.ts";

const { "account-details": details, "account-close": closing } = accountForms;

/** Accounts of visitors: better-auth behind the house's own limits, mails and pages (decision 21). */
export function createAccounts(house: House): AccountService {
  const { database, features, now } = house;
  const { publicUrl } = house.settings;
  const auth = createAuth({ ...house, publicUrl });
  const parts: AccountParts = {
    ...house,
    limits: createAccountLimits(house.limits),
    auth,
    links: createAccountLinks(auth, house.outbox, now),
    pages: accountPages(publicUrl),
  };

  return {
    ...createRegistration(parts),
    ...createSessions(parts),
    ...createPasswords(parts),
    ...createOwnership(parts),

    async copyOfData({ email }) {
      const found = await heldAbout(holdersOf(features()), database.queries, email);
      return {
        email,
        copiedAt: new Date(now()).toISOString(),
        ...Object.fromEntries(found.map(({ kind, things }) => [kind, things])),
      };
    },
  };
}

/** What only the owner of an account may do with it. */
function createOwnership({
  database,
  outbox,
  limits,
  auth,
  links,
  features,
}: AccountParts): Pick<AccountService, "changeDetails" | "close"> {
  return {
    async changeDetails(values, { clientAddress, cookies }) {
      if (!(await findSignedIn(auth, cookies))) return { kind: "signed-out" };
      const checked = validateWith(details.schema, values);
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      const wait = await limits.consume(clientAddress, null);
      if (wait !== null) return tooMany(wait);
      const headers = cookieHeaders(cookies);
      await auth.within({}, () => auth.api.updateUser({ body: checked.value, headers }));
      return done();
    },

    async close(values, { clientAddress, cookies }) {
      const account = await findSignedIn(auth, cookies);
      if (!account) return { kind: "signed-out" };
      const checked = validateWith(closing.schema, values);
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      const wait = await limits.consumeSignIn(clientAddress, account.email);
      if (wait !== null) return tooMany(wait);
      const refused: AccountOutcome = {
        kind: "refused",
        errors: { password: words.wrongPassword },
      };
      const before = await findCredential(database.queries, account.email);
      const isRight = await auth.prove(checked.value.password, before?.passwordHash ?? null);
      if (!isRight) return refused;
      const ended = await database.write(async (transaction) => {
        await holdAccount(transaction, database.kind, account.email);
        const stored = await findCredential(transaction, account.email);
        // Another password may have been set while this one was computed.
        if (stored?.passwordHash !== before?.passwordHash) return null;
        const left = await endSession(auth, cookies, transaction);
        await links.withdraw(transaction, account.id);
        const things = visitorsThingsOf(features());
        await deleteAccount(transaction, database.kind, account.email, things, "closed");
        await outbox.enqueue(transaction, closing.mails.closed(account.email));
        return left;
      });
      if (!ended) return refused;
      outbox.wake();
      return done(ended);
    },
  };
}
