import { hasParameter } from "#registry/moved.ts";
import { pages } from "#registry/pages.ts";
import { sentOn } from "#registry/sent-on.ts";
import { serverAddresses } from "#registry/server-needs.ts";
import { isBeneath } from "#shared/beneath.ts";

/** Whether a page is part of an export: all but those that only a server answers. */
export function isOwnPage(path: string): boolean {
  return !isBeneath(path, serverAddresses);
}

/** Pages that are made on request elsewhere, and do without a server in an export. */
export const pagesOnRequest: readonly string[] = pages.flatMap(({ path, prerender }) =>
  prerender === false && isOwnPage(path) ? [path] : [],
);

/** The other file for the page in `shop/index.html`: `shop.html`. None for the front page. */
export function pageFile(name: string): string | null {
  const [, path] = /^(.+)\/index\.html$/.exec(name) ?? [];
  return path === undefined ? null : `${path}.html`;
}

/** An address that leads to another, with all behind it when it is a server's. */
export interface Redirect {
  /** With `:name` for what stands for anything (`content/moved.ts`). */
  from: string;
  to: string;
  withAllBehind: boolean;
}

/**
 * Addresses that are meant to be others, and those of the server. Those with parameters come last, as hosts take the first that fits.
 * @param others what is sent on besides; the site's own addresses when left out.
 */
export function redirects(
  server: string | null,
  others: readonly (readonly [from: string, to: string])[] = sentOn,
): Redirect[] {
  const moved = others.map(([from, to]) => ({ from, to, withAllBehind: false }));
  return [
    ...moved.filter(({ from }) => !hasParameter(from)),
    ...(server
      ? serverAddresses.map((from) => ({ from, to: `${server}${from}`, withAllBehind: true }))
      : []),
    ...moved.filter(({ from }) => hasParameter(from)),
  ];
}
