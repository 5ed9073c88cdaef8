import { textError } from "./answers.ts";
import { isOwnOrigin } from "./own-origin.ts";
import { decodeUtf8, mediaType, readBody } from "./read-body.ts";

/** What a form without script sent. */
export type Fields = Record<string, string>;

/** The fields that a page of ours sent, or the answer to whatever else came. */
export async function readFields(
  request: Request,
  origins: ReadonlySet<string>,
): Promise<{ fields: Fields } | { refused: Response }> {
  if (!isOwnOrigin(request, origins)) return { refused: textError("forbidden") };
  const body = await readBody(request);
  if (!body) return { refused: textError("too-large", { Connection: "close" }) };
  const fields = await parseFields(request, body);
  if (fields === "unsupported") return { refused: textError("unsupported-type") };
  return fields ? { fields } : { refused: textError("malformed") };
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
