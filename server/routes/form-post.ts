import type { AppParts } from "../app-parts.ts";
import type { AppContext } from "../context.ts";
import { isDatabaseUnavailable } from "../db/errors.ts";
import type { SubmitOutcome } from "../services/submission.ts";
import { textError } from "./answers.ts";
import { type Fields, readFields } from "./form-fields.ts";
import { isOwnOrigin } from "./own-origin.ts";
import type { Pages } from "./pages-port.ts";
import { databaseUnavailable, rateLimited, type Refusal } from "./refusal.ts";
import { onToPage, refusedPage } from "./refused-page.ts";

/**
 * Forms without script: each posts to its own page's address, whichever that is, with its name in the field `form`. Success
 * is a 303 back to the page, anything else is the page itself with the errors and the typing kept.
 */
export function formPost({ services, features, settings, logger }: AppParts, pages: Pages) {
  const own = new Set([new URL(settings.publicUrl).origin]);
  // What `/api/send` takes from pages on a static host, it takes without script, too.
  const allowed = new Set([...own, ...settings.allowedOrigins]);
  const posts = new Map(
    features.flatMap(({ posts }) =>
      posts ? Object.keys(posts.forms).map((name) => [name, posts] as const) : [],
    ),
  );

  return async (context: AppContext): Promise<Response> => {
    const read = await readFields(context.req.raw, allowed);
    if ("refused" in read) return read.refused;
    const { fields } = read;
    try {
      return await submit(context, fields.form ?? "", fields);
    } catch (error) {
      // Nothing was stored: everything that was typed comes back, to be sent again. Other errors are not ours to explain.
      if (!isDatabaseUnavailable(error)) throw error;
      const requestId = context.get("requestId");
      logger.error({ err: error, requestId }, "a form could not be stored");
      return refusedPage(pages, context, fields.form ?? "", fields, databaseUnavailable);
    }
  };

  async function submit(context: AppContext, form: string, fields: Fields): Promise<Response> {
    const feature = posts.get(form);
    // These act for whoever is signed in, or has a cart: only pages of this server send them.
    if (feature && !isOwnOrigin(context.req.raw, own)) return textError("forbidden");
    if (feature) return feature.answer(pages, context, form, fields);
    const clientAddress = context.get("clientAddress");
    const outcome = await services.forms.submit(form, fields, { clientAddress });
    if (outcome.kind === "unknown-form") return unknownForm(context);
    if (outcome.kind === "accepted") {
      const page = new URL(context.req.url);
      page.searchParams.set("sent", form);
      if (fields.at) page.searchParams.set("at", fields.at);
      return onToPage(context, page, form, settings.publicUrl);
    }
    return refusedPage(pages, context, form, fields, refusalOf(outcome));
  }

  /** On a page that is not there either, it is the page that is missed. */
  async function unknownForm(context: AppContext): Promise<Response> {
    const page = await pages.render(context, { formState: null, notice: null });
    return page.status === 404 ? page : textError("unknown-form");
  }
}

function refusalOf(outcome: Extract<SubmitOutcome, { kind: "invalid" | "rate-limited" }>): Refusal {
  if (outcome.kind === "invalid") return { status: 422, errors: outcome.errors };
  return rateLimited(outcome.retryAfterSeconds);
}
