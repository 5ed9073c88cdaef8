/**
 * The little that the rules need of a parsed document: a browser's `Document` has it, and so has the parser of the unit tests. The rules
 * never see more, so they run wherever HTML can be parsed.
 */
export interface ParsedPage {
  querySelectorAll(selector: string): Iterable<ParsedElement>;
}

export interface ParsedElement extends ParsedPage {
  readonly tagName: string;
  readonly textContent: string | null;
  getAttribute(name: string): string | null | undefined;
}

/** All elements that a selector finds, in the order of the document. */
export function all(page: ParsedPage, selector: string): ParsedElement[] {
  return [...page.querySelectorAll(selector)];
}

/** An attribute without the spaces around it; empty if it is not there. */
export function attribute(element: ParsedElement | undefined, name: string): string {
  return element?.getAttribute(name)?.trim() ?? "";
}

/** The text of an element on one line. */
export function textOf(element: ParsedElement | undefined): string {
  return element?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
}

/** What a `<meta name>` or `<meta property>` says; empty if it is not there. */
export function metaContent(page: ParsedPage, name: string): string {
  const [meta] = all(page, `meta[name="${name}"], meta[property="${name}"]`);
  return attribute(meta, "content");
}

/** What assistive technology calls a link: its text, its label, or the text of a picture in it. */
export function linkName(link: ParsedElement): string {
  const pictures = all(link, "img").map((image) => attribute(image, "alt"));
  return (
    [textOf(link), attribute(link, "aria-label"), attribute(link, "title"), ...pictures].find(
      Boolean,
    ) ?? attribute(link, "aria-labelledby")
  );
}
