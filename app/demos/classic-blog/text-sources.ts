/** Where a text of a post leads outside of this site: one address for each host, in the order of the text. */
export interface TextSource {
  /** `icann.org`, without `www.`. */
  host: string;
  href: string;
}

/** The sources that a post's HTML links to. A host that is linked twice is named once, with the first of its addresses. */
export function textSources(html: string): TextSource[] {
  const byHost = new Map<string, TextSource>();
  for (const [, address = ""] of html.matchAll(/<a [^>]*?href="(https?:[^"]+)"/g)) {
    const href = address.replaceAll("&amp;", "&").replaceAll("&#x26;", "&");
    const host = new URL(href).hostname.replace(/^www\./, "");
    if (!byHost.has(host)) byHost.set(host, { host, href });
  }
  return [...byHost.values()];
}
