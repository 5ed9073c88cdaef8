import { ACCOUNT, PASSWORD_LINK } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import type { DatabaseKind } from "#server/db/database.ts";
import { freshData } from "#tests/contract/support/data.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { watchScrypt } from "#tests/contract/support/scrypt.ts";
import {
  ada,
  createVisitor,
  linkTo,
  registered,
  startAccounts,
} from "#tests/contract/support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const newPassword = "a difference engine";

/** Two processes on one database: each computes passwords in a queue of its own. */
async function startTwo(kind: DatabaseKind) {
  const data = await freshData(kind);
  const env = { ...data, RATE_LIMIT: "off", AUTH_SECRET: "a secret of thirty-two characters" };
  return { one: await startAccounts(kind, env), other: await startAccounts(kind, env) };
}

describe.each(databases)(
  "a password that is computed while its owner sets another, on %s",
  (kind) => {
    /** Does something with the old password, which is still computed when a new one has been set by mail. */
    async function whileReset(act: (thief: ReturnType<typeof createVisitor>) => Promise<Response>) {
      const { one, other } = await startTwo(kind);
      const thief = await registered(one);
      const owner = createVisitor(other);
      await owner.post(PASSWORD_LINK, "account-password-link", { email: ada.email });
      const { path, token } = await linkTo(other);
      const scrypt = watchScrypt();
      scrypt.hold(1);
      const acting = act(thief);
      await scrypt.untilHeld(1);
      const set = await owner.post(path, "account-new-password", { token, newPassword });
      expect(set.status).toBe(303);
      scrypt.release();
      const answer = await acting;
      return { answer, thief, owner, other };
    }

    it("signs nobody in", async () => {
      const { answer, thief, owner } = await whileReset((visitor) => {
        visitor.jar.clear();
        return visitor.signIn();
      });
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await thief.isSignedIn()).toBe(false);
      expect((await owner.signIn({ ...ada, password: newPassword })).status).toBe(303);
    });

    it("does not become another one again", async () => {
      const { answer, thief, owner } = await whileReset((visitor) =>
        visitor.post(ACCOUNT, "account-password", {
          currentPassword: ada.password,
          newPassword: "the attacker's choice",
        }),
      );
      expect(answer.status).toBe(401);
      expect(await thief.isSignedIn()).toBe(false);
      expect((await owner.signIn({ ...ada, password: "the attacker's choice" })).status).toBe(401);
      expect((await owner.signIn({ ...ada, password: newPassword })).status).toBe(303);
    });

    it("does not close the account", async () => {
      const { answer, owner } = await whileReset((visitor) =>
        visitor.post(ACCOUNT, "account-close", { password: ada.password }),
      );
      expect(answer.status).toBe(401);
      expect((await owner.signIn({ ...ada, password: newPassword })).status).toBe(303);
    });
  },
);

describe.each(databases)(
  "an account that is closed while its password is computed, on %s",
  (kind) => {
    it.each([false, true])("stays closed (created anew: %s)", async (isCreatedAnew) => {
      const { one, other } = await startTwo(kind);
      const owner = await registered(one);
      const scrypt = watchScrypt();
      scrypt.hold(1);
      const signingIn = createVisitor(other).signIn();
      await scrypt.untilHeld(1);
      const closed = await owner.post(ACCOUNT, "account-close", { password: ada.password });
      expect(closed.status).toBe(303);
      if (isCreatedAnew) await owner.signUp();
      scrypt.release();
      expect((await signingIn).status).toBe(401);
    });

    it("is not changed any more", async () => {
      const { one, other } = await startTwo(kind);
      const owner = await registered(one);
      const elsewhere = createVisitor(other);
      await elsewhere.signIn();
      const scrypt = watchScrypt();
      scrypt.hold(1);
      const changing = elsewhere.post(ACCOUNT, "account-password", {
        currentPassword: ada.password,
        newPassword,
      });
      await scrypt.untilHeld(1);
      await owner.post(ACCOUNT, "account-close", { password: ada.password });
      scrypt.release();
      expect((await changing).status).toBeLessThan(500);
      expect(await elsewhere.isSignedIn()).toBe(false);
      const { queries } = one.runtime.database;
      expect(await queries.selectFrom("account_credentials").selectAll().execute()).toEqual([]);
      expect(await queries.selectFrom("account_sessions").selectAll().execute()).toEqual([]);
    });
  },
);

describe.each(databases)(
  "an address that is confirmed while a stranger signs up, on %s",
  (kind) => {
    it("is the owner's, whichever of the two is stored first", async () => {
      const { one, other } = await startTwo(kind);
      await createVisitor(one).signUp();
      const first = await linkTo(one);
      const scrypt = watchScrypt();
      scrypt.hold(1);
      const owner = createVisitor(one);
      const confirming = owner.confirm(first);
      await scrypt.untilHeld(1);
      await createVisitor(other).signUp({ ...ada, name: "Not Ada" });
      scrypt.release();
      // The link was withdrawn meanwhile; the newer one is in her mailbox.
      expect((await confirming).status).toBe(422);
      expect((await owner.confirm(await linkTo(other))).status).toBe(303);
      expect((await owner.signIn()).status).toBe(303);
    });
  },
);
