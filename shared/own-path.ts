/**
 * A place to go on to that came with a request: only a path of this site, so that no link of ours leads a visitor elsewhere. Null for
 * anything else. The check is what browsers do with it: they take `/\elsewhere` and `//elsewhere` for other sites.
 */
export function ownPath(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith("/") || wanted.length > 500) return null;
  const base = "https://site.invalid";
  const url = URL.parse(wanted, base);
  if (url?.origin !== base || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}`;
}
