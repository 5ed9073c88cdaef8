/** The answers of the API, as browser and server both understand them. */

/** One message per field, keyed by field name; `form` holds what concerns the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;

/** 200: durably stored. */
export interface ApiSuccess {
  status: "success";
}

/** 200 of a form of the back office. */
export interface ApiSaid extends ApiSuccess {
  /** What was done, in a few words. */
  said: string;
}

/** 422: understood, but not acceptable; nothing was stored. */
export interface ApiInvalid {
  status: "invalid";
  errors: FieldErrors;
}

/** Each code of the house with the HTTP status it travels with; features have codes of their own (`shared/shop/api.ts`). */
export const apiErrorStatus = {
  malformed: 400,
  "unknown-form": 400,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "too-large": 413,
  "unsupported-type": 415,
  "rate-limited": 429,
  internal: 500,
  unavailable: 503,
  maintenance: 503,
} as const;

export type ApiErrorCode = keyof typeof apiErrorStatus;

/** Every other status. 405 carries `Allow`, 429 and 503 carry `Retry-After` in seconds. */
export interface ApiError<Code extends string = ApiErrorCode> {
  status: "error";
  code: Code;
  /** A sentence for people: what happened and what to do. */
  message: string;
}

/** Of any part of the API: features have codes of their own. */
export type ApiAnswer = ApiSuccess | ApiInvalid | ApiError<string>;
