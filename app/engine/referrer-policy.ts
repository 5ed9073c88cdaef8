/**
 * What the pages that a page leads to learn of its address, where that is less than elsewhere; null where the site's own policy is enough.
 * An address that search engines should not list may be a key, and a script of the next page reads `document.referrer`. Not
 * `no-referrer`: with it a form is sent without its origin, by which the server knows its own pages.
 * @param page null: what it is could not be read.
 */
export function referrerPolicyOf(page: { canonical: string | null } | null): string | null {
  return page?.canonical ? null : "strict-origin";
}
