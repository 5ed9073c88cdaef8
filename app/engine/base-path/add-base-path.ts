import { withBasePath } from "#shared/base-path.mjs";
import { withAddresses } from "#shared/html-addresses.ts";

/*
 * Puts the path below which a site stands (`/shop2`, "" at the root of a host) before the addresses that the site writes. What has the path
 * already is told by its beginning alone where it can be nothing else: the bundler's own files.
 */

export function withBase(base: string, address: string): string {
  return address.startsWith(`${base}/static/`) ? address : withBasePath(base, address);
}

/** Several addresses with their sizes, as `srcset` has them. */
function sourcesWithBase(base: string, sources: string): string {
  return sources.replaceAll(/(^|,\s*)(\/[^\s,]*)/g, (_, before: string, address: string) =>
    before.concat(withBase(base, address)),
  );
}

/** HTML that was made without the path: a text from Markdown, a list of links. */
export function htmlWithBase(base: string, html: string): string {
  return withAddresses(html, (address) => withBase(base, address));
}

type Props = Readonly<Record<string, unknown>>;

/** Attributes that hold one address, as React writes them. */
const single = ["href", "src", "action", "formAction", "poster"];
/** Those that hold several. */
const several = ["srcSet", "imageSrcSet"];

/** The attributes of an element as browsers need them; those of a component as they are. */
export function propsWithBase(base: string, type: unknown, props: Props): Props {
  if (typeof type !== "string") return props;
  const changed: Record<string, string> = {};
  for (const name of single) {
    const value = props[name];
    if (typeof value === "string") changed[name] = withBase(base, value);
  }
  for (const name of several) {
    const value = props[name];
    if (typeof value === "string") changed[name] = sourcesWithBase(base, value);
  }
  return { ...props, ...changed };
}
