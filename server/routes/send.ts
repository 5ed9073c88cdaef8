import type { AppContext, AppParts } from "../context.ts";
import { apiError, apiOutcome } from "./answers.ts";
import { isOwnOrigin } from "./own-origin.ts";
import { decodeUtf8, mediaType, readBody } from "./read-body.ts";

type FlatValue = string | number | boolean | null;

/**
 * `POST /api/send`: any registered form as one flat JSON object, its name in `form`. Without a name it is the subscribe form,
 * which sends the email field alone (specification, point 7).
 */
export function sendRoute({ services, settings }: AppParts) {
  const origins = new Set([settings.publicUrl, ...settings.allowedOrigins]);

  return async (context: AppContext): Promise<Response> => {
    const request = context.req.raw;
    if (!isOwnOrigin(request, origins)) return apiError("forbidden");
    if (mediaType(request) !== "application/json") return apiError("unsupported-type");
    const body = await readBody(request);
    if (!body) return apiError("too-large", { Connection: "close" });
    const values = parseFlatObject(decodeUtf8(body));
    if (!values) return apiError("malformed");
    const form = Object.hasOwn(values, "form") ? values.form : "subscribe";
    if (typeof form !== "string") return apiError("unknown-form");
    const clientAddress = context.get("clientAddress");
    return apiOutcome(await services.forms.submit(form, values, { clientAddress }));
  };
}

/** Null for whatever is not an object of plain values. */
function parseFlatObject(text: string | null): Record<string, FlatValue> | null {
  if (text === null) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return null;
  return isFlat(parsed) ? parsed : null;
}

function isFlat(value: object): value is Record<string, FlatValue> {
  return Object.values(value).every((field) => field === null || typeof field !== "object");
}
