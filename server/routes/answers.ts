import { type ApiAnswer, type ApiError, type ApiErrorCode, apiErrorStatus } from "#shared/api.ts";
import type { SubmitOutcome } from "../services/submission.ts";
import * as words from "../words.ts";

/** One sentence for each error of the house, for people. */
export const errorSentences: Record<ApiErrorCode, string> = {
  malformed: words.malformed,
  "unknown-form": words.unknownForm,
  forbidden: words.foreignPage,
  "not-found": words.nothingHere,
  "method-not-allowed": words.wrongMethod,
  "too-large": words.bodyTooLarge,
  "unsupported-type": words.notJson,
  "rate-limited": words.tooManyAttempts,
  internal: words.somethingWrong,
  unavailable: words.cannotSave,
  maintenance: words.maintenance,
};

/** An answer of the API; never to be stored by a cache. */
export function apiAnswer(
  answer: ApiAnswer,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return Response.json(answer, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export function apiError(code: ApiErrorCode, headers: Record<string, string> = {}): Response {
  const answer: ApiError = { status: "error", code, message: errorSentences[code] };
  return apiAnswer(answer, apiErrorStatus[code], headers);
}

export function apiOutcome(outcome: SubmitOutcome): Response {
  if (outcome.kind === "accepted") return apiAnswer({ status: "success" }, 200);
  if (outcome.kind === "invalid") {
    return apiAnswer({ status: "invalid", errors: outcome.errors }, 422);
  }
  if (outcome.kind === "unknown-form") return apiError("unknown-form");
  return apiError("rate-limited", { "Retry-After": String(outcome.retryAfterSeconds) });
}

/** The same error as plain text, where no script is asking. */
export function textError(code: ApiErrorCode, headers: Record<string, string> = {}): Response {
  return new Response(`${errorSentences[code]}\n`, {
    status: apiErrorStatus[code],
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
