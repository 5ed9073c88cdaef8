import { moved } from "#content/moved.ts";
import { contentPages, featureContents, findContentPage } from "./content-pages.ts";
import { sentOnBy } from "./moved.ts";
import { extraRoutes, pages } from "./pages.ts";

const isParameter = (segment: string) => segment.startsWith(":");

const withParameters = extraRoutes
  .map(({ path }) => path.split("/"))
  .filter((segments) => segments.some(isParameter));

const movedTo = sentOnBy(moved);

const bySpelling = new Map([
  ...featureContents.flatMap(({ spellings }) => (spellings ? [...spellings] : [])),
  ...[...pages, ...contentPages, ...extraRoutes]
    .filter(({ path }) => !path.includes(":"))
    .map(({ path }) => [path.toLowerCase(), path] as const),
]);

/**
 * The address that is meant by one that differs from it only by case or slashes at its end, that a feature knows for another, or that the
 * page had before (`content/moved.ts`); null when the address is already right or belongs to no page. The server answers such requests with
 * 308. Parameters whose values the site does not know beforehand, tokens above all, keep their case.
 */
export function rightSpelling(path: string): string | null {
  const trimmed = path.replace(/\/+$/, "") || "/";
  const lower = trimmed.toLowerCase();
  const right =
    bySpelling.get(lower) ??
    findContentPage(lower)?.path ??
    movedTo(trimmed) ??
    spelledLikeRoute(trimmed);
  return right === undefined || right === path ? null : right;
}

function spelledLikeRoute(path: string): string | undefined {
  const written = path.split("/");
  const route = withParameters.find(
    (segments) =>
      segments.length === written.length &&
      segments.every(
        (segment, index) =>
          isParameter(segment) || segment.toLowerCase() === written[index]!.toLowerCase(),
      ),
  );
  return route
    ?.map((segment, index) => (isParameter(segment) ? written[index] : segment))
    .join("/");
}
