import type { FileRequest } from "../site-port.ts";
import type { FilePart } from "./file-cache.ts";
import { cacheControl, type SiteFile } from "./site-file.ts";

/** What a file is answered with, whoever sends it. */
export interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  /** Null: the answer has no body. */
  part: FilePart | null;
}

/** Encoding, condition and range of a request for one file. */
export function answerWith(file: SiteFile, { method, headers: asked }: FileRequest): FileAnswer {
  const encoding = chooseEncoding(file, asked["accept-encoding"] ?? "");
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  const isEncodable = file.encodings.br !== undefined || file.encodings.gz !== undefined;
  const headers: FileAnswer["headers"] = {
    "Content-Type": file.type,
    "Cache-Control": cacheControl[file.kind],
    ETag: etag,
  };
  if (file.policy) headers["Content-Security-Policy"] = file.policy;
  if (isEncodable) headers.Vary = "Accept-Encoding";
  if (matches(asked["if-none-match"], etag)) return { status: 304, headers, part: null };
  const whenRead = (part: FilePart) => (method === "HEAD" ? null : part);

  if (encoding) {
    const bytes = file.encodings[encoding] ?? 0;
    headers["Content-Encoding"] = encoding === "gz" ? "gzip" : "br";
    headers["Content-Length"] = String(bytes);
    return { status: 200, headers, part: whenRead({ file: `${file.file}.${encoding}`, bytes }) };
  }

  if (!isEncodable) headers["Accept-Ranges"] = "bytes";
  const range = isEncodable || method !== "GET" ? null : parseRange(asked, etag, file.bytes);
  if (range === "unsatisfiable") {
    headers["Content-Range"] = `bytes */${file.bytes}`;
    return { status: 416, headers, part: null };
  }
  if (range) headers["Content-Range"] = `bytes ${range.start}-${range.end}/${file.bytes}`;
  headers["Content-Length"] = String(range ? range.end - range.start + 1 : file.bytes);
  return { status: range ? 206 : 200, headers, part: whenRead({ ...file, range }) };
}

const accepts = { br: /\bbr\b/, gzip: /\bgzip\b/ };
const refuses = {
  br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/,
  gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/,
};

/** The encoding to answer in: the best that both sides know, or null. */
export function chooseEncoding(
  { encodings }: Pick<SiteFile, "encodings">,
  accepted: string,
): "br" | "gz" | null {
  const isWelcome = (name: "br" | "gzip") =>
    accepts[name].test(accepted) && !refuses[name].test(accepted);
  if (encodings.br && isWelcome("br")) return "br";
  if (encodings.gz && isWelcome("gzip")) return "gz";
  return null;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(",")
    .some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);
}

/** One range per request (RFC 9110, 14.2); several, or a malformed one, are answered with the whole file. */
function parseRange(
  asked: FileRequest["headers"],
  etag: string,
  size: number,
): { start: number; end: number } | "unsatisfiable" | null {
  const header = /^bytes=(\d*)-(\d*)$/.exec(asked.range ?? "");
  const condition = asked["if-range"];
  if (!header || (condition && condition !== etag)) return null;
  const [, first = "", last = ""] = header;
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return null;
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}
