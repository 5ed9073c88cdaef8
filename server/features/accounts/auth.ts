import { createHmac } from "node:crypto";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import type { Logger } from "pino";
import * as z from "zod";
import { site } from "#content/site.ts";
import { PASSWORD_LENGTH } from "#forms/account/password-length.ts";
import { cookieName } from "#server/cookies.ts";
import { basePathOf } from "#shared/base-path.mjs";
import type { Database } from "#server/db/database.ts";
import { maskEmails } from "#server/log.ts";
import { createAuthStore } from "./auth-adapter.ts";
import { createHashing } from "./hashing.ts";
import { accountCookie } from "./keeping.ts";

interface Parts {
  database: Database;
  /** The house's secret; better-auth gets one that is made of it. */
  secret: string;
  publicUrl: string;
  logger: Logger;
}

/**
 * Makes a session for whoever has proved the password. Its own signing in takes no address that its pattern does not know, and that is
 * narrower than ours (`shared/forms/mail-address.ts`): who has confirmed one of the others would never get in.
 */
const beginSession = createAuthEndpoint(
  { method: "POST", body: z.object({ accountId: z.string() }) },
  async (request) => {
    const { internalAdapter } = request.context;
    const user = await internalAdapter.findUserById(request.body.accountId);
    if (!user) throw request.error("UNAUTHORIZED");
    const session = await internalAdapter.createSession(user.id);
    await setSessionCookie(request, { session, user });
  },
);

/**
 * better-auth with what this house uses of it: accounts with a password, sessions, links of mails. It is called from
 * the server and has no address of its own; limits, mails and origin checks are ours (decision 21).
 */
export function createAuth({ database, secret, publicUrl, logger }: Parts) {
  const store = createAuthStore(database);
  const stamps = { createdAt: "created_at", updatedAt: "updated_at" };
  const auth = betterAuth({
    appName: site.name,
    baseURL: new URL(publicUrl).origin,
    secret: createHmac("sha256", secret).update("accounts").digest("base64url"),
    database: store.database,
    user: { modelName: "accounts", fields: { emailVerified: "email_verified", ...stamps } },
    account: {
      modelName: "account_credentials",
      fields: {
        userId: "account_id",
        providerId: "provider",
        accountId: "provider_account_id",
        ...stamps,
      },
    },
    session: {
      modelName: "account_sessions",
      fields: { userId: "account_id", token: "token_hash", expiresAt: "expires_at", ...stamps },
      // From signing in, used or not.
      expiresIn: accountCookie.lifetime,
      // A page that is looked at writes nothing and sets no cookie.
      disableSessionRefresh: true,
    },
    verification: {
      modelName: "account_links",
      fields: { identifier: "hash", value: "account_id", expiresAt: "expires_at", ...stamps },
      storeIdentifier: "hashed",
      // The daily job does it.
      disableCleanup: true,
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      // It counts UTF-16 units; forms/account/password.ts has counted characters.
      maxPasswordLength: PASSWORD_LENGTH.most * 8,
      // It computes nothing: that was done before the transaction in which it is called. What was proved is compared
      // with what is stored now, so that a password which was changed meanwhile opens nothing.
      password: {
        hash: async () => prepared("passwordHash"),
        verify: async ({ hash }) => hash === prepared("provedHash"),
      },
    },
    plugins: [{ id: "vitrine", endpoints: { beginSession } }],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      database: { generateId: "uuid" },
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          // Its prefix is part of the name.
          name: cookieName(accountCookie, publicUrl),
          attributes: {
            path: `${basePathOf(publicUrl)}/`,
            secure: publicUrl.startsWith("https:"),
            sameSite: "lax",
            httpOnly: true,
          },
        },
      },
      useSecureCookies: false,
    },
    logger: {
      level: "warn",
      disableColors: true,
      // What it warns of (a wrong password, an unknown address) is no trouble; what it throws is logged where it is
      // caught.
      log: (_level, message) => logger.debug(`better-auth: ${maskEmails(message)}`),
    },
  });
  return {
    /** Its calls; run them by `within`. */
    api: auth.api,
    context: auth.$context,
    within: store.within,
    ...createHashing(),
  };

  function prepared(what: "passwordHash" | "provedHash"): string {
    const value = store.prepared()[what];
    if (value === undefined)
      throw new Error(`better-auth asks for a ${what} that was not computed beforehand`);
    return value;
  }
}

export type Auth = ReturnType<typeof createAuth>;
