import { isShopForm } from "#shared/shop/api.ts";
import type { AppContext, AppParts } from "../context.ts";
import { isDatabaseUnavailable } from "../db/errors.ts";
import type { SubmitOutcome } from "../services/services.ts";
import { errorSentences, textError } from "./answers.ts";
import { type Fields, parseFields } from "./form-fields.ts";
import { isOwnOrigin } from "./own-origin.ts";
import { readBody } from "./read-body.ts";
import { backToPage, refusedPage, type Refusal } from "./refused-page.ts";
import { shopForm } from "./shop-form.ts";

/**
 * Forms without script: each posts to its own page's address, whichever that is, with its name in the field `form`. Success
 * is a 303 back to the page, anything else is the page itself with the errors and the typing kept.
 */
export function formPost(parts: AppParts) {
  const { services, settings, logger } = parts;
  const origins = new Set([settings.publicUrl]);
  const shop = shopForm(parts);

  return async (context: AppContext): Promise<Response> => {
    const request = context.req.raw;
    if (!isOwnOrigin(request, origins)) return textError("forbidden");
    const body = await readBody(request);
    if (!body) return textError("too-large", { Connection: "close" });
    const fields = await parseFields(request, body);
    if (fields === "unsupported") return textError("unsupported-type");
    if (!fields) return textError("malformed");

    try {
      return await submit(context, fields.form ?? "", fields);
    } catch (error) {
      // Nothing was stored: everything that was typed comes back, to be sent again. Other errors are not ours to explain.
      if (!isDatabaseUnavailable(error)) throw error;
      const requestId = context.get("requestId");
      logger.error({ err: error, requestId }, "a form could not be stored");
      return refusedPage(parts, context, fields.form ?? "", fields, unavailable);
    }
  };

  async function submit(context: AppContext, form: string, fields: Fields): Promise<Response> {
    if (isShopForm(form)) return shop(context, form, fields);
    const clientAddress = context.get("clientAddress");
    const outcome = await services.forms.submit(form, fields, { clientAddress });
    if (outcome.kind === "unknown-form") return textError("unknown-form");
    if (outcome.kind === "accepted") return backToPage(context, form, settings.publicUrl);
    return refusedPage(parts, context, form, fields, refusalOf(outcome));
  }
}

const unavailable: Refusal = {
  status: 503,
  errors: { form: errorSentences.unavailable },
  retryAfterSeconds: 5,
};

function refusalOf(outcome: Extract<SubmitOutcome, { kind: "invalid" | "rate-limited" }>): Refusal {
  if (outcome.kind === "invalid") return { status: 422, errors: outcome.errors };
  return {
    status: 429,
    errors: { form: errorSentences["rate-limited"] },
    retryAfterSeconds: outcome.retryAfterSeconds,
  };
}
