/**
 * Largest body of a form, in bytes: more than its fields take when each is as long as it may be, and urlencoded, where a character of
 * most scripts takes nine (`forms/body-limit.test.ts`).
 */
export const BODY_LIMIT = 64 * 1024;

/** A body that is too large is read to its end up to this many bytes, so that its sender gets our answer and no broken pipe. */
const DRAIN_LIMIT = 1024 * 1024;

/** Reads a body and counts what really arrives, whatever Content-Length says. Null: larger than the limit. */
export async function readBody(
  request: Request,
  limit = BODY_LIMIT,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length")) > DRAIN_LIMIT) return null;
  if (!request.body) return new Uint8Array();
  const buffer = new Uint8Array(limit);
  let length = 0;
  for await (const chunk of request.body) {
    const start = length;
    length += chunk.byteLength;
    if (length > DRAIN_LIMIT) return null;
    if (length <= limit) buffer.set(chunk, start);
  }
  return length > limit ? null : buffer.subarray(0, length);
}

/** Null when the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** `application/json` of `application/json; charset=utf-8`. */
export function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}
