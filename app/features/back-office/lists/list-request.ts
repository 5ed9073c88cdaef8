import type { ListRequest } from "#server/contract/office.ts";

/** A search is a few words: more than this is cut off, as the server would not look for it. */
const LONGEST_QUERY = 200;

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

/** Address of a view of a list; what is not set does not stand in it. */
export function listHref(
  path: string,
  { query = "", state = "", page = 1 }: Partial<ListRequest>,
): string {
  const search = new URLSearchParams();
  if (query) search.set("q", query);
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}
