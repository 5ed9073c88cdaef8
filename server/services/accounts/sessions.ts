import { signIn } from "#shared/forms/account.ts";
import { validateWith } from "#shared/forms/validate.ts";
import { confirmAddressMail } from "../../mail/account-mails.ts";
import { joinCarts } from "../shop/cart-join.ts";
import {
  type AccountParts,
  cookieHeaders,
  done,
  findAccount,
  findSignedIn,
  isRefusal,
  sessionCookies,
  tooMany,
} from "./account-parts.ts";
import type { AccountOutcome, AccountService } from "./ports.ts";

/** The same words whether the address is unknown or the password another one. */
const WRONG = "This address and this password do not belong together.";
const UNCONFIRMED =
  "Your address is not confirmed yet. A link to do so is in your mailbox, maybe among the unwanted mail. Press the button behind it, then sign in.";

/** Signing in and out. */
export function createSessions({
  database,
  outbox,
  limits,
  auth,
  links,
  pages,
  now,
}: AccountParts): Pick<AccountService, "findBySession" | "signIn" | "signOut"> {
  return {
    findBySession: (cookies) => findSignedIn(auth, cookies),

    async signIn(values, { clientAddress, cookies, cartToken }) {
      const checked = validateWith(signIn, values);
      if (!checked.ok) return { kind: "invalid", errors: checked.errors };
      const { email, password } = checked.value;
      const wait = await limits.consumeSignIn(clientAddress, email);
      if (wait !== null) return tooMany(wait);
      const begun = await begin(email, password);
      if ("kind" in begun) return begun;
      await database.write(async (transaction) => {
        await auth.within({ transaction }, () =>
          auth.api.signOut({ headers: cookieHeaders(cookies) }),
        );
        await joinCarts(transaction, {
          kind: database.kind,
          token: cartToken,
          accountId: begun.accountId,
          now: now(),
        });
      });
      return done(begun.cookies);
    },

    async signOut({ cookies }) {
      const headers = cookieHeaders(cookies);
      const answer = await auth.within({}, () =>
        auth.api.signOut({ headers, returnHeaders: true }),
      );
      return done(sessionCookies(answer.headers));
    },
  };

  /** A new session for whoever knows the password. An unknown address costs the same work as a known one. */
  async function begin(
    email: string,
    password: string,
  ): Promise<AccountOutcome | { accountId: string; cookies: readonly string[] }> {
    try {
      const { response, headers } = await auth.within({}, () =>
        auth.api.signInEmail({
          body: { email, password },
          headers: new Headers(),
          returnHeaders: true,
        }),
      );
      return { accountId: response.user.id, cookies: sessionCookies(headers) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.body?.code !== "EMAIL_NOT_VERIFIED") return refused(WRONG);
      await remind(email);
      return refused(UNCONFIRMED);
    }
  }

  /** Whoever knows the password of an unconfirmed account gets a new link, as often as a mailbox may be written to. */
  async function remind(email: string): Promise<void> {
    if ((await limits.consumeMailbox(email)) !== null) return;
    await database.write(async (transaction) => {
      const account = await findAccount(transaction, email);
      if (!account) return;
      const token = await links.issue(transaction, "confirm", account.id);
      await outbox.enqueue(transaction, confirmAddressMail(account.email, token, pages));
    });
    outbox.wake();
  }
}

function refused(form: string): AccountOutcome {
  return { kind: "refused", errors: { form } };
}
