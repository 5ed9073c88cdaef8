import type { ApiSaid } from "#shared/api.ts";
import { OFFICE, signInPath } from "#shared/back-office/addresses.ts";
import { SIGNED_IN } from "#shared/signed-in.ts";
import * as fieldWords from "#shared/forms/words.ts";
import type { House } from "#server/contract/feature.ts";
import type { Office, OfficeAction } from "#server/contract/office.ts";
import type { AppContext } from "#server/context.ts";
import { writeCookie } from "#server/cookies.ts";
import { adminCookie } from "./keeping.ts";
import { isDatabaseUnavailable } from "#server/db/errors.ts";
import { apiAnswer, textError } from "#server/routes/answers.ts";
import { type Fields, readFields } from "#server/routes/form-fields.ts";
import type { Pages } from "#server/routes/pages-port.ts";
import { databaseUnavailable, rateLimited, type Refusal } from "#server/routes/refusal.ts";
import { backToPage, refusedPage } from "#server/routes/refused-page.ts";
import type { AdminAccess } from "./ports.ts";
import * as words from "./words.ts";

interface Parts {
  access: AdminAccess;
  offices: () => readonly Office[];
  house: Pick<House, "logger" | "settings">;
}

/**
 * Forms of the back office: each posts to the page it stands on. Who is not signed in may ask for a link, use one, and nothing else:
 * the rest is 403 with the page that lets them sign in.
 */
export function adminPost(
  { access, offices, house }: Parts,
  pages: Pages,
): (context: AppContext) => Promise<Response> {
  const { logger } = house;
  const { publicUrl } = house.settings;
  const origins = new Set([new URL(publicUrl).origin]);

  return async (context: AppContext): Promise<Response> => {
    const read = await readFields(context.req.raw, origins);
    if ("refused" in read) return read.refused;
    const { fields } = read;
    const { form = "" } = fields;
    try {
      return await answer(context, form, fields);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      const requestId = context.get("requestId");
      logger.error({ err: error, requestId }, "a form of the back office could not be stored");
      return refuse(context, form, fields, databaseUnavailable);
    }
  };

  async function answer(context: AppContext, form: string, fields: Fields): Promise<Response> {
    if (form === "admin-redeem") return redeem(context, fields);
    if (form === "admin-sign-in") {
      return finish(context, form, fields, (await askForLink(context, fields)) ?? "");
    }
    const cookies = cookiesOf(context);
    // Nothing has to be signed in for it: a second press asks for what is so already.
    if (form === "admin-sign-out") {
      await access.signOut(cookies);
      const gone = writeCookie(adminCookie, null, publicUrl);
      return backToPage(context, form, publicUrl, gone);
    }
    const admin = await access.findBySession(cookies);
    if (!admin) return refuse(context, form, fields, nobody);
    const action = actionOf(form);
    if (!action) return textError("unknown-form");
    return finish(context, form, fields, await action.act(admin, fields));
  }

  function actionOf(form: string): OfficeAction | undefined {
    const office = offices().find(({ actions = {} }) => Object.hasOwn(actions, form));
    return office?.actions?.[form];
  }

  function finish(
    context: AppContext,
    form: string,
    fields: Fields,
    outcome: Refusal | string,
  ): Response | Promise<Response> {
    if (typeof outcome !== "string") return refuse(context, form, fields, outcome);
    const answer: ApiSaid = { status: "success", said: outcome };
    if (wantsJson(context)) return apiAnswer(answer, 200);
    // The place on the page is the row that the form stands in, as its own address says.
    return backToPage(context, form, publicUrl, [], "");
  }

  function refuse(
    context: AppContext,
    form: string,
    fields: Fields,
    refusal: Refusal,
  ): Response | Promise<Response> {
    if (!wantsJson(context)) return refusedPage(pages, context, form, fields, refusal);
    const { status, errors, retryAfterSeconds } = refusal;
    const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
    return apiAnswer({ status: "invalid", errors }, status, headers);
  }

  /** Whoever asks hears the same for every address. Less is asked of it than elsewhere: ADMIN_EMAILS may name `owner@localhost`. */
  async function askForLink(context: AppContext, { email = "" }: Fields): Promise<Refusal | null> {
    if (email.trim() === "") return { status: 422, errors: { email: fieldWords.fieldRequired } };
    if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email.trim()))
      return { status: 422, errors: { email: fieldWords.invalidEmail } };
    const clientAddress = context.get("clientAddress");
    const outcome = await access.requestLink(email, { clientAddress });
    return outcome.kind === "accepted" ? null : rateLimited(outcome.retryAfterSeconds);
  }

  /** The token stands in the address, as in the mail; it is used up, so it may stay in the browser's history. */
  async function redeem(context: AppContext, fields: Fields): Promise<Response> {
    const [, token = ""] = new RegExp(`${signInPath("([\\w-]+)")}$`).exec(context.req.path) ?? [];
    const clientAddress = context.get("clientAddress");
    const outcome = await access.signIn(token, { clientAddress });
    // A second press: the first one has used the link up.
    if (outcome.kind === "dead-link" && (await access.findBySession(cookiesOf(context))))
      return context.redirect(OFFICE, 303);
    if (outcome.kind !== "signed-in") {
      const refusal =
        outcome.kind === "dead-link" ? deadLink : rateLimited(outcome.retryAfterSeconds);
      return refusedPage(pages, context, "admin-redeem", fields, refusal);
    }
    for (const cookie of writeCookie(adminCookie, outcome.sessionToken, publicUrl))
      context.header("Set-Cookie", cookie, { append: true });
    return context.redirect(`${signInPath(token)}?${SIGNED_IN}=1`, 303);
  }
}

function cookiesOf(context: AppContext): string | null {
  return context.req.header("Cookie") ?? null;
}

/** The page's own script posts the same form, and shows what became of it itself. */
function wantsJson(context: AppContext): boolean {
  return context.req.header("Accept") === "application/json";
}

const nobody: Refusal = {
  status: 403,
  errors: { form: words.notSignedIn },
};

const deadLink: Refusal = {
  status: 403,
  errors: { form: words.deadLink },
};
