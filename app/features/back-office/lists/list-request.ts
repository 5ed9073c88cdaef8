import type { ListRequest } from "#server/contract/office.ts";

/** A search is a few words: more than this is cut off, as the server would not look for it. */
export const LONGEST_QUERY = 200;

/** A whole mail address is looked for as it is: the longest one that mail systems accept (RFC 5321). */
export const LONGEST_ADDRESS = 254;

/** What a list's address asks for (`?q=`, `?state=`, `?page=`). Whatever it cannot mean is left out. */
export function readListRequest(url: URL, states: readonly string[] = []): ListRequest {
  const { searchParams } = url;
  const state = searchParams.get("state") ?? "";
  const page = /^[1-9]\d{0,5}$/.exec(searchParams.get("page") ?? "")?.[0];
  return {
    query: (searchParams.get("q") ?? "").trim().slice(0, LONGEST_QUERY),
    state: states.includes(state) ? state : "",
    page: page ? Number(page) : 1,
  };
}
