import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { rightSpelling } from "#registry/spelling.ts";
import { ROUTE_LIST } from "#shared/route-list.ts";
import { cacheControl, type SiteFile } from "./site-file.ts";
import type { SiteFiles } from "./stamp.ts";
import * as words from "../words.ts";

/**
 * Answers GET and HEAD with a file, or null when none is meant. Addresses are looked up in the list made at start, never turned into
 * paths, so nothing outside the site can be reached. Pages and their data are files only without a query string: with one the
 * answer may depend on it.
 */
export function serveFile(files: SiteFiles, request: Request): Response | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { pathname, search } = new URL(request.url);
  const address = decode(pathname);
  if (address === null) return new Response(words.badAddress, { status: 400 });
  const file = files.get(address);
  if (!file) {
    const spelling = rightSpelling(address);
    return spelling === null
      ? null
      : new Response(null, { status: 308, headers: { Location: `${spelling}${search}` } });
  }
  if (search && (file.kind === "page" || file.kind === "data")) return null;
  // A question about single routes is the router's to answer.
  if (address === ROUTE_LIST && new URLSearchParams(search).has("paths")) return null;
  return answer(file, request);
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function answer(file: SiteFile, request: Request): Response {
  const encoding = chooseEncoding(file, request.headers.get("accept-encoding") ?? "");
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  const headers = new Headers({
    "Content-Type": file.type,
    "Cache-Control": cacheControl[file.kind],
    ETag: etag,
    ...(file.policy ? { "Content-Security-Policy": file.policy } : {}),
  });
  const isEncodable = Object.keys(file.encodings).length > 0;
  if (isEncodable) headers.set("Vary", "Accept-Encoding");
  if (matches(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });

  if (encoding) {
    headers.set("Content-Encoding", encoding === "gz" ? "gzip" : "br");
    headers.set("Content-Length", String(file.encodings[encoding]));
    return new Response(bodyOf(request, `${file.file}.${encoding}`), { headers });
  }

  if (!isEncodable) headers.set("Accept-Ranges", "bytes");
  const range = isEncodable ? null : parseRange(request, etag, file.bytes);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) {
    headers.set("Content-Range", `bytes ${range.start}-${range.end}/${file.bytes}`);
    headers.set("Content-Length", String(range.end - range.start + 1));
    return new Response(bodyOf(request, file.file, range), { status: 206, headers });
  }
  headers.set("Content-Length", String(file.bytes));
  return new Response(bodyOf(request, file.file), { headers });
}

function bodyOf(
  request: Request,
  file: string,
  range?: { start: number; end: number },
): ReadableStream | null {
  if (request.method === "HEAD") return null;
  return Readable.toWeb(createReadStream(file, range)) as ReadableStream;
}

/** The encoding to answer in: the best that both sides know, or null. */
export function chooseEncoding(
  file: Pick<SiteFile, "encodings">,
  accepted: string,
): "br" | "gz" | null {
  const refuses = (name: string) =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);
  if (file.encodings.br && /\bbr\b/.test(accepted) && !refuses("br")) return "br";
  if (file.encodings.gz && /\bgzip\b/.test(accepted) && !refuses("gzip")) return "gz";
  return null;
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(",")
    .some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);
}

/** One range per request (RFC 9110, 14.2); several, or a malformed one, are answered with the whole file. */
function parseRange(
  request: Request,
  etag: string,
  size: number,
): { start: number; end: number } | "unsatisfiable" | null {
  const header = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("range") ?? "");
  const condition = request.headers.get("if-range");
  if (!header || request.method !== "GET" || (condition && condition !== etag)) return null;
  const [, first = "", last = ""] = header;
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return null;
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}
