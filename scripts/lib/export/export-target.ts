import { basePathOf } from "#shared/base-path.mjs";

/** Where an export will stand, and which server it sends visitors to. */
export interface ExportTarget {
  /** As visitors type it, with the path below which it stands, without a slash at its end. */
  publicUrl: string;
  /** Origin of the server; null: there is none. */
  server: string | null;
}

/** @throws a sentence that says what to write. */
export function readTarget(address: string, api?: string): ExportTarget {
  const url = webAddress(address, "https://www.example.com");
  const path = pathOf(url);
  if (path === null)
    throw new Error(`${address} has a path that no site can have: write it as ${url.origin}/shop2.`);
  const server = api === undefined ? null : webAddress(api, "https://api.example.com");
  if (server && server.pathname.replace(/\/(?:api\/?)?$/, "") !== "")
    throw new Error(`${api} has a path: write the server's origin, ${server.origin}.`);
  if (server?.origin === url.origin)
    throw new Error(
      "The server is at the same address as the files: let it serve them too (`npm start`), or leave --api out.",
    );
  return { publicUrl: url.origin + path, server: server?.origin ?? null };
}

/** Null for one that is none. */
function pathOf(url: URL): string | null {
  try {
    return basePathOf(url.href);
  } catch {
    return null;
  }
}

function webAddress(text: string, example: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new Error(`${text} is no address of a site: write it as ${example}.`);
  return url;
}
