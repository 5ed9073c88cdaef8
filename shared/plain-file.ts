/**
 * Whether an address of the site leads to a file that is no page (`/feed.xml`, `/menu.pdf#page=2`). Pages have no ending; those of an export
 * have `.html`, and the data of a page is as much the page as its HTML.
 */
export function isPlainFile(address: string): boolean {
  return /^[^?#]*\.(?!data\b|html\b)\w+(?:[?#]|$)/.test(address);
}
