/** In the page: texts of the main part that nobody can see, although nothing natural hides them. */
export function unseenTexts(): string[] {
  /** In something that the visitor unfolds natively. */
  const folded = "details:not([open]), dialog, [popover]";
  /** Said otherwise where there is script. */
  const instead = "alive" in document.documentElement.dataset ? ".without-script, " : "";
  /** For programs, for what only script can do, of a choice that is not taken, a jump to what a wide screen shows beside it, the parts
   * of a post which only a wide margin or card has room for, or the tile that fills a row up. */
  const meant =
    "[aria-hidden=true], .needs-script, .sr-only, [data-honeypot], .tile-grid_end, .book-posts_parts, .book-posts_headNote, .book-posts_sideNote, .recipe-card_method, .sign-in-panels_jump, .enquiry-form_topic:not(:has(:checked)) .enquiry-form_reader, .office-map_row:not(:has(:checked)) .office-map_detail";
  const seenOpacity = (element: Element) => {
    let opacity = 1;
    for (let box: Element | null = element; box; box = box.parentElement)
      opacity *= Number(getComputedStyle(box).opacity);
    return opacity;
  };
  const isSeen = (element: Element): boolean => {
    // Of what it holds: an element that only groups has no box of its own.
    if (getComputedStyle(element).display === "contents")
      return [...element.children].some((child) => isSeen(child));
    const range = document.createRange();
    range.selectNodeContents(element);
    const { width, height } = range.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  };
  const texts = [
    ...document.querySelectorAll<HTMLElement>(
      "main :is(h2, h3, p, li, dd, td, blockquote, figcaption)",
    ),
  ];
  return (
    texts
      .filter((text) => text.innerText.trim() && !text.closest(`${instead}${folded}, ${meant}`))
      // A table that gives way to a list as a whole says the same there.
      .filter((text) => !text.matches("td") || text.closest("table")!.checkVisibility())
      .filter((text) => !isSeen(text) || seenOpacity(text) <= 0.5)
      .map((text) => `${text.tagName} ${text.innerText.trim().slice(0, 80)}`)
  );
}

/**
 * In the page: words of the main part that lie outside of a box which cuts them off. A screen scrolls there, or shows the next one; paper does
 * neither.
 */
export function cutOffTexts(): string[] {
  const unsaid = "[aria-hidden=true], .sr-only, svg";
  const main = document.querySelector("main")!;
  const boxesAround = (element: Element | null): Element[] =>
    !element || element === main ? [] : [element, ...boxesAround(element.parentElement)];
  const cuts = (box: Element, { x, y, width, height }: DOMRect): boolean => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const edges = box.getBoundingClientRect();
    // For programs alone: a box that has no room for a letter.
    if (edges.width <= 1 && edges.height <= 1) return false;
    // Where most of a line is seen, only the room around its letters is cut.
    const [middle, centre] = [x + width / 2, y + height / 2];
    return (
      (overflowX !== "visible" && (middle < edges.left || middle > edges.right)) ||
      (overflowY !== "visible" && (centre < edges.top || centre > edges.bottom))
    );
  };
  const linesOf = (text: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const words = text.nodeValue?.trim();
    const element = text.parentElement!;
    if (!words || element.closest(unsaid)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const lines = linesOf(text);
    if (boxesAround(element).some((box) => lines.some((line) => cuts(box, line))))
      found.push(words.slice(0, 80));
  }
  return found;
}
