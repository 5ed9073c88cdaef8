import { Readable } from "node:stream";
import { withQuery } from "#registry/moved.ts";
import { rightSpelling } from "#registry/spelling.ts";
import { ROUTE_LIST } from "#shared/route-list.ts";
import { answerWith } from "./file-answer.ts";
import type { FileCache } from "./file-cache.ts";
import type { SiteFile } from "./site-file.ts";
import type { SiteFiles } from "./stamp.ts";
import * as words from "../words.ts";

/**
 * Answers GET and HEAD with a file, or null when none is meant. Addresses are looked up in the list made at start, never turned into
 * paths, so nothing outside the site can be reached. Pages and their data are files only without a query string: with one the
 * answer may depend on it.
 * @param findElsewhere asked about an address that is not in the list.
 */
export async function serveFile(
  files: SiteFiles,
  cache: FileCache,
  request: Request,
  findElsewhere: (address: string) => Promise<SiteFile | null> = () => Promise.resolve(null),
): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { pathname, search } = new URL(request.url);
  const address = decode(pathname);
  if (address === null) return new Response(words.badAddress, { status: 400 });
  const file = files.get(address) ?? (await findElsewhere(address));
  if (!file) {
    const spelling = rightSpelling(pathname);
    if (spelling === null) return null;
    const Location = withQuery(spelling, search);
    return new Response(null, { status: 308, headers: { Location } });
  }
  if (search && (file.kind === "page" || file.kind === "data")) return null;
  // A question about single routes is the router's to answer.
  if (address === ROUTE_LIST && new URLSearchParams(search).has("paths")) return null;
  return responseWith(file, cache, request);
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

async function responseWith(file: SiteFile, cache: FileCache, request: Request): Promise<Response> {
  const { status, headers, part } = answerWith(file, {
    method: request.method,
    headers: Object.fromEntries(request.headers),
  });
  const body = part && (await cache.read(part));
  return new Response(
    body instanceof Readable
      ? (Readable.toWeb(body) as ReadableStream)
      : body && new Uint8Array(body),
    { status, headers },
  );
}
