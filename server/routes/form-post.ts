import type { FieldErrors } from "#shared/api.ts";
import type { AppContext, AppParts } from "../context.ts";
import { isDatabaseUnavailable } from "../db/errors.ts";
import { secretFields } from "../services/forms.ts";
import type { SubmitOutcome } from "../services/services.ts";
import { errorSentences, textError } from "./answers.ts";
import { noticeCookie } from "./notice.ts";
import { isOwnOrigin } from "./own-origin.ts";
import { renderPage } from "./pages.ts";
import { decodeUtf8, mediaType, readBody } from "./read-body.ts";

type Fields = Record<string, string>;

/** How a form comes back to its page. */
type Refusal =
  | Extract<SubmitOutcome, { kind: "invalid" | "rate-limited" }>
  | { kind: "unavailable" };

/**
 * Forms without script: each posts to its own page's address, whichever that is, with its name in the field `form`. Success
 * is a 303 back to the page, anything else is the page itself with the errors and the typing kept.
 */
export function formPost(parts: AppParts) {
  const { services, settings, logger } = parts;
  const origins = new Set([settings.publicUrl]);

  return async (context: AppContext): Promise<Response> => {
    const request = context.req.raw;
    if (!isOwnOrigin(request, origins)) return textError("forbidden");
    const body = await readBody(request);
    if (!body) return textError("too-large", { Connection: "close" });
    const fields = await parseFields(request, body);
    if (fields === "unsupported") return textError("unsupported-type");
    if (!fields) return textError("malformed");

    const form = fields.form ?? "";
    const clientAddress = context.get("clientAddress");
    const outcome = await services.forms
      .submit(form, fields, { clientAddress })
      .catch((error: unknown) => withoutDatabase(context, error));
    if (outcome.kind === "unknown-form") return textError("unknown-form");
    if (outcome.kind === "accepted") {
      context.header("Set-Cookie", noticeCookie(form, settings.publicUrl));
      return context.redirect(pageAfter(new URL(request.url), form), 303);
    }
    return refuse(context, form, fields, outcome);
  };

  async function refuse(
    context: AppContext,
    form: string,
    fields: Fields,
    refusal: Refusal,
  ): Promise<Response> {
    const { status, errors, retryAfterSeconds } = describe(refusal);
    const page = await renderPage(parts, context, {
      formState: {
        form,
        values: withoutSecrets(fields),
        errors,
      },
      notice: null,
    });
    const headers = new Headers(page.headers);
    if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
    return new Response(page.body, { status, headers });
  }

  /** Nothing was stored: the page comes back with everything that was typed, to be sent again. Other errors are not ours to explain. */
  function withoutDatabase(context: AppContext, error: unknown): Refusal {
    if (!isDatabaseUnavailable(error)) throw error;
    logger.error({ err: error, requestId: context.get("requestId") }, "a form could not be stored");
    return { kind: "unavailable" };
  }
}

function describe(refusal: Refusal): {
  status: number;
  errors: FieldErrors;
  retryAfterSeconds?: number;
} {
  switch (refusal.kind) {
    case "invalid":
      return { status: 422, errors: refusal.errors };
    case "rate-limited":
      return {
        status: 429,
        errors: { form: errorSentences["rate-limited"] },
        retryAfterSeconds: refusal.retryAfterSeconds,
      };
    case "unavailable":
      return { status: 503, errors: { form: errorSentences.unavailable }, retryAfterSeconds: 5 };
  }
}

/** The same page, told which form was sent; always a path of this site, never `//elsewhere`. */
function pageAfter(url: URL, form: string): string {
  url.searchParams.set("sent", form);
  return `/${url.pathname.replace(/^[/\\]+/, "")}${url.search}#form-return`;
}

function withoutSecrets(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !secretFields.has(name)));
}

/** Null: malformed. Of a name that comes twice the first counts. */
async function parseFields(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
): Promise<Fields | "unsupported" | null> {
  switch (mediaType(request)) {
    case "application/x-www-form-urlencoded": {
      const text = decodeUtf8(body);
      return text === null ? null : firstOfEach(new URLSearchParams(text));
    }
    case "multipart/form-data":
      return parseMultipart(request.headers.get("Content-Type") ?? "", body);
    default:
      return "unsupported";
  }
}

async function parseMultipart(
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Fields | null> {
  try {
    const data = await new Response(body, { headers: { "Content-Type": contentType } }).formData();
    const entries = [...data].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    // No form of the site sends files.
    return entries.length === [...data].length ? firstOfEach(entries) : null;
  } catch {
    return null;
  }
}

function firstOfEach(entries: Iterable<[string, string]>): Fields {
  return Object.fromEntries([...entries].toReversed());
}
