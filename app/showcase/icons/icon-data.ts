import { queryWords } from "#app/lib/plain-words.ts";

/**
 * One icon as it travels: name, what stands inside its `<svg>`, and its view box where it is not the set's. Tuples, since a set has up
 * to three thousand.
 */
export type IconData = readonly [name: string, body: string, viewBox?: string];

/** A set on its way to a page: everything but its icons. */
export interface IconSetFacts {
  /** Address of its files: `names.json` and `1.json`, `2.json` … with `perPart` icons each. */
  files: string;
  viewBox: string;
  total: number;
  perPart: number;
}

/** The icon as a file or as markup, with the namespace that a file needs. */
export function iconSvg([, body, viewBox]: IconData, set: Pick<IconSetFacts, "viewBox">): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox ?? set.viewBox}" width="1em" height="1em">${body}</svg>`;
}

/** The icon as JSX, decorative: the control around it has its own name. */
export function iconJsx([, body, viewBox]: IconData, set: Pick<IconSetFacts, "viewBox">): string {
  const jsx = body.replaceAll(
    /\b(stroke|fill|clip)-(\w+)=/g,
    (_, first: string, second: string) =>
      `${first}${second.charAt(0).toUpperCase()}${second.slice(1)}=`,
  );
  return `<svg aria-hidden viewBox="${viewBox ?? set.viewBox}" width="1em" height="1em">${jsx}</svg>`;
}

/** True for names that hold every word of the query, in any order. */
export function iconMatcher(query: string): (name: string) => boolean {
  const words = queryWords(query);
  return (name) => words.every((word) => name.includes(word));
}
