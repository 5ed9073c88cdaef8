import { contentPages, findContentPage } from "./content-pages.ts";
import { escaped, hasParameter, sentOnBy, unescaped } from "./moved.ts";
import { extraRoutes, pages } from "./pages.ts";
import { sentOn } from "./sent-on.ts";

const bySpelling = new Map(
  [...pages, ...contentPages, ...extraRoutes]
    .filter(({ path }) => !hasParameter(path))
    .map(({ path }) => [path.toLowerCase(), path] as const),
);

const movedTo = sentOnBy(sentOn);

/** A route with parameters is the right spelling of what differs from it by case. */
const spelledLikeRoute = sentOnBy(
  extraRoutes.filter(({ path }) => hasParameter(path)).map(({ path }) => [path, path] as const),
);

/**
 * The address that is meant by one that differs from it only by case or slashes at its end, that a feature knows for another, or that the
 * page had before (`content/moved.ts`); null when the address is already right or belongs to no page. The server answers such requests with
 * 308. Parameters whose values the site does not know beforehand, tokens above all, keep their case.
 * @param pathname as it stands in the request, with its escapes. What is returned may stand in a header.
 * @throws {URIError} where it is not escaped rightly.
 */
export function rightSpelling(pathname: string): string | null {
  const given = unescaped(pathname);
  const path = given.replace(/\/+$/, "") || "/";
  const lower = path.toLowerCase();
  const page = bySpelling.get(lower) ?? findContentPage(lower)?.path;
  const right = page === undefined ? (movedTo(path) ?? spelledLikeRoute(path)) : escaped(page);
  return right === undefined || right === escaped(given) ? null : right;
}
