import type { AccountForm } from "#shared/forms/account.ts";
import { ownPath } from "#shared/own-path.ts";
import type { AppContext, AppParts } from "../context.ts";
import { readCookie, serverCookies, writeCookie } from "../cookies.ts";
import { TooManyPasswordsError } from "../services/accounts/hashing.ts";
import type { AccountOutcome, AccountRequest } from "../services/accounts/ports.ts";
import type { Fields } from "./form-fields.ts";
import { backToPage, onToPage, refusedPage, type Refusal } from "./refused-page.ts";

const SIGN_IN_PAGE = "/shop/login-register";
const ACCOUNT_PAGE = "/account";

/** Forms after which a visitor stands at the beginning again. */
const endsAtSignIn: ReadonlySet<AccountForm> = new Set([
  "account-confirm",
  "account-new-password",
  "account-sign-out",
  "account-close",
]);

/** The forms of accounts. They are sent to the page that they stand on, with script and without. */
export function accountForm(parts: AppParts) {
  const { services, settings } = parts;
  const { accounts } = services;

  return async (context: AppContext, form: AccountForm, fields: Fields): Promise<Response> => {
    const outcome = await ask(context, form, fields).catch(whenTooManyWait);
    if (outcome.kind === "done") return afterwards(context, form, outcome.cookies);
    if (outcome.kind === "signed-out")
      return context.redirect(`${SIGN_IN_PAGE}?to=${ACCOUNT_PAGE}`, 303);
    return refusedPage(parts, context, form, fields, refusalOf(outcome));
  };

  function ask(context: AppContext, form: AccountForm, fields: Fields): Promise<AccountOutcome> {
    const request: AccountRequest = {
      clientAddress: context.get("clientAddress"),
      cookies: context.req.header("Cookie") ?? null,
    };
    switch (form) {
      case "account-sign-up":
        return accounts.signUp(fields, request);
      case "account-sign-in":
        return accounts.signIn(fields, {
          ...request,
          cartToken: readCookie(serverCookies.cart, request.cookies, settings.publicUrl),
        });
      case "account-sign-out":
        return accounts.signOut(request);
      case "account-confirm":
        return accounts.confirm(fields.token ?? "", fields, request);
      case "account-password-link":
        return accounts.requestPasswordLink(fields, request);
      case "account-new-password":
        return accounts.resetPassword(fields.token ?? "", fields, request);
      case "account-password":
        return accounts.changePassword(fields, request);
      case "account-details":
        return accounts.changeDetails(fields, request);
      case "account-close":
        return accounts.close(fields, request);
    }
  }

  function afterwards(
    context: AppContext,
    form: AccountForm,
    session: readonly string[],
  ): Response {
    const { publicUrl } = settings;
    const withoutCart = [...session, ...writeCookie(serverCookies.cart, null, publicUrl)];
    if (form === "account-sign-in") {
      // The cart is the account's now; nothing is left for the cookie to open.
      for (const cookie of withoutCart) context.header("Set-Cookie", cookie, { append: true });
      return context.redirect(ownPath(context.req.query("to")) ?? ACCOUNT_PAGE, 303);
    }
    if (!endsAtSignIn.has(form)) return backToPage(context, form, publicUrl, session);
    const cookies = form === "account-sign-out" ? withoutCart : session;
    return onToPage(context, new URL(SIGN_IN_PAGE, publicUrl), form, publicUrl, cookies);
  }
}

/** A password that would wait too long is not computed, whatever form it came by. */
function whenTooManyWait(error: unknown): AccountOutcome {
  if (!(error instanceof TooManyPasswordsError)) throw error;
  return { kind: "rate-limited", retryAfterSeconds: error.retryAfterSeconds };
}

function refusalOf(outcome: Exclude<AccountOutcome, { kind: "done" | "signed-out" }>): Refusal {
  switch (outcome.kind) {
    case "invalid":
      return { status: 422, errors: outcome.errors };
    case "refused":
      return { status: 401, errors: outcome.errors };
    case "dead-link":
      return { status: 422, errors: { form: "This link no longer works. Request a new one." } };
    case "rate-limited":
      return tooMany(outcome.retryAfterSeconds);
  }
}

function tooMany(retryAfterSeconds: number): Refusal {
  return {
    status: 429,
    errors: {
      form: `Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`,
    },
    retryAfterSeconds,
  };
}

function inWords(seconds: number): string {
  if (seconds <= 10) return "a few seconds";
  return seconds <= 60 ? "a minute" : `${Math.ceil(seconds / 60)} minutes`;
}
