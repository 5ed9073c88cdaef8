import type { ApiErrorCode } from "#shared/api.ts";
import { apiError } from "./answers.ts";
import { isOwnOrigin } from "./own-origin.ts";
import { decodeUtf8, mediaType, readBody } from "./read-body.ts";

type FlatValue = string | number | boolean | null;

export type FlatObject = Record<string, FlatValue>;

/** The flat JSON object that a page of ours (or of an allowed origin) sent, or the answer to whatever else came. */
export async function readFlatJson(
  request: Request,
  origins: ReadonlySet<string>,
): Promise<{ values: FlatObject } | { refused: Response }> {
  const refused = (code: ApiErrorCode, headers = {}) => ({ refused: apiError(code, headers) });
  if (!isOwnOrigin(request, origins)) return refused("forbidden");
  if (mediaType(request) !== "application/json") return refused("unsupported-type");
  const body = await readBody(request);
  if (!body) return refused("too-large", { Connection: "close" });
  const values = parseFlatObject(decodeUtf8(body));
  return values ? { values } : refused("malformed");
}

/** Null for whatever is not an object of plain values. */
function parseFlatObject(text: string | null): FlatObject | null {
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

function isFlat(value: object): value is FlatObject {
  return Object.values(value).every((field) => field === null || typeof field !== "object");
}
