import type { AppParts } from "../app-parts.ts";
import type { AppContext } from "../context.ts";
import { apiError, apiOutcome } from "./answers.ts";
import { readFlatJson } from "./read-json.ts";

/**
 * `POST /api/send`: any registered form as one flat JSON object, its name in `form`. Without a name it is the subscribe form,
 * which sends the email field alone (specification, point 7).
 */
export function sendRoute({ services, settings }: AppParts) {
  const origins = new Set([new URL(settings.publicUrl).origin, ...settings.allowedOrigins]);

  return async (context: AppContext): Promise<Response> => {
    const body = await readFlatJson(context.req.raw, origins);
    if ("refused" in body) return body.refused;
    const { values } = body;
    const form = Object.hasOwn(values, "form") ? values.form : "subscribe";
    if (typeof form !== "string") return apiError("unknown-form");
    const clientAddress = context.get("clientAddress");
    return apiOutcome(await services.forms.submit(form, values, { clientAddress }));
  };
}
