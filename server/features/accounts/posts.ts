import { ACCOUNT, SIGN_IN } from "#content/addresses.ts";
import { accountForms } from "#forms/account/form.ts";
import { type AccountForm, isAccountForm } from "#forms/account/schema.ts";
import { ownPath } from "#shared/own-path.ts";
import { SIGNED_IN } from "#shared/signed-in.ts";
import type { House, Posts } from "#server/contract/feature.ts";
import type { AppContext } from "#server/context.ts";
import { TooManyPasswordsError } from "./hashing.ts";
import { visitorsThingsOf } from "./personal-data.ts";
import type { AccountOutcome, AccountRequest, AccountService } from "./ports.ts";
import type { Fields } from "#server/routes/form-fields.ts";
import type { Refusal } from "#server/routes/refusal.ts";
import { backToPage, onToPage, refusedPage } from "#server/routes/refused-page.ts";
import { counted } from "#shared/counted.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** Forms after which a visitor stands at the beginning again. */
const endsAtSignIn: ReadonlySet<AccountForm> = new Set([
  "account-confirm",
  "account-new-password",
  "account-sign-out",
  "account-close",
]);

/** The forms of accounts. They are sent to the page that they stand on, with script and without. */
export function accountPosts(
  accounts: AccountService,
  { features, settings: { publicUrl } }: Pick<House, "features" | "settings">,
): Posts {
  return {
    forms: accountForms,
    secretFields: ["token", "password", "currentPassword", "newPassword"],
    async answer(pages, context, form, fields) {
      if (!isAccountForm(form)) throw new TypeError(`no form of accounts: ${form}`);
      const outcome = await ask(context, form, fields).catch(whenTooManyWait);
      if (outcome.kind === "done") return afterwards(context, form, outcome.cookies);
      if (outcome.kind === "signed-out") return context.redirect(`${SIGN_IN}?to=${ACCOUNT}`, 303);
      return refusedPage(pages, context, form, fields, refusalOf(outcome));
    },
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
        return accounts.signIn(fields, request);
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
    const left = visitorsThingsOf(features()).flatMap(({ leave }) => leave?.() ?? []);
    const alone = [...session, ...left];
    if (form === "account-sign-in") {
      // What the visitor had is the account's now; nothing is left for a cookie to open.
      for (const cookie of alone) context.header("Set-Cookie", cookie, { append: true });
      const to = ownPath(context.req.query("to")) ?? ACCOUNT;
      return context.redirect(`${SIGN_IN}?${new URLSearchParams({ to, [SIGNED_IN]: "1" })}`, 303);
    }
    if (!endsAtSignIn.has(form)) return backToPage(context, form, publicUrl, session);
    const cookies = form === "account-sign-out" ? alone : session;
    return onToPage(context, new URL(SIGN_IN, publicUrl), form, publicUrl, cookies);
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
      return { status: 422, errors: { form: words.deadLink } };
    case "rate-limited":
      return tooMany(outcome.retryAfterSeconds);
  }
}

function tooMany(retryAfterSeconds: number): Refusal {
  return {
    status: 429,
    errors: { form: fill(words.tooManyAttempts, { time: inWords(retryAfterSeconds) }) },
    retryAfterSeconds,
  };
}

function inWords(seconds: number): string {
  if (seconds <= 10) return words.aFewSeconds;
  return seconds <= 60 ? words.aMinute : counted(words.minutes, Math.ceil(seconds / 60));
}
