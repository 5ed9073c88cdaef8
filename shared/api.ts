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

/** Each code with the HTTP status it travels with. */
export const apiErrorStatus = {
  malformed: 400,
  "unknown-form": 400,
  /** The header Idempotency-Key is missing or not one. */
  "idempotency-key": 400,
  /** A notification that the payment provider did not sign, or long ago. */
  "bad-signature": 400,
  /** A notification that the payment provider signed, and that is not what it sends. */
  "bad-notification": 400,
  "payment-declined": 402,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  /** The same order, or another one of the same cart, is being worked on: ask again in a moment. */
  "in-flight": 409,
  /** Too many pieces of an article are reserved for unpaid orders from the same network or mailbox. */
  "unpaid-limit": 409,
  "cart-empty": 409,
  "quote-changed": 409,
  "out-of-stock": 409,
  "too-large": 413,
  "unsupported-type": 415,
  /** The Idempotency-Key belongs to another order. */
  "key-reused": 422,
  "rate-limited": 429,
  internal: 500,
  unavailable: 503,
  "payment-unavailable": 503,
  /** The database was lost in the middle of an order: the same key again finds out, and orders once. */
  "order-unknown": 503,
  maintenance: 503,
} as const;

export type ApiErrorCode = keyof typeof apiErrorStatus;

/** Every other status. 405 carries `Allow`, 429 and 503 carry `Retry-After` in seconds. */
export interface ApiError {
  status: "error";
  code: ApiErrorCode;
  /** A sentence for people: what happened and what to do. */
  message: string;
}

export type ApiAnswer = ApiSuccess | ApiInvalid | ApiError;
