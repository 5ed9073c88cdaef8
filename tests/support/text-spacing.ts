import { expect, type Page } from "playwright/test";
import { nextFrames, settleTransitions } from "./visit.ts";

/** What readers may set, at most (WCAG 2.2, 1.4.12): nothing may be lost by it. */
const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important }`;

/** Sets the open page as a reader with such a style sheet sees it, or as it was. A page's policy says nothing about a reader's own styles. */
export async function spaceText(page: Page, text = spacing): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, text);
}

/** Expects that the open page loses no text to a reader's spacing, at the width that it has. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  // From the top: what stays in the window while the page goes by under it lies on nothing there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await nextFrames(page);
  const before = await page.evaluate(textFaults);
  await spaceText(page);
  await nextFrames(page);
  await settleTransitions(page);
  // Script that measures texts (a masonry, a name as wide as the page) may need a moment.
  await expect
    .poll(
      async () => (await page.evaluate(textFaults)).filter((fault) => !before.includes(fault)),
      { message: `with spaced text, ${page.viewportSize()!.width} px` },
    )
    .toEqual([]);
  await spaceText(page, "");
}

/** In the page: texts that lie on one another, and texts of which something is cut off or beside the page. What is meant so is so without spacing, too. */
export function textFaults(): string[] {
  interface Line {
    text: Text;
    box: DOMRect;
  }
  const shortly = (text: Text) =>
    (text.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40);
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const parent = text.parentElement!;
    const isUnseen = parent.closest("script, style, noscript, [aria-hidden=true], svg");
    if (!text.data.trim() || isUnseen || isForReaders(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const whole of range.getClientRects()) {
      const box = seenOf(parent, whole);
      if (box.width > 2 && box.height > 2) lines.push({ text, box });
    }
  }

  /** The side of a card that turns: the other one is behind it. */
  function sideOf(text: Text): Element | null {
    for (let part = text.parentElement; part; part = part.parentElement)
      if (getComputedStyle(part).backfaceVisibility === "hidden") return part;
    return null;
  }

  /** Words for screen readers, at this width: cut off on purpose, and in a box that scrolls not always as much as with other words. */
  function isForReaders(element: Element | null): boolean {
    for (let part = element; part; part = part.parentElement)
      if (getComputedStyle(part).clipPath === "inset(50%)") return true;
    return false;
  }

  /** The part of a line that is seen: a box that scrolls to it shows a part, and the rest is not lost. */
  function seenOf(parent: Element, line: DOMRect): DOMRect {
    for (let frame: Element | null = parent; frame; frame = frame.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      // What waits above the window until it is called lies on nothing.
      if (position === "fixed" && line.bottom <= 0) return new DOMRect();
      if (![overflowX, overflowY].some((value) => value === "auto" || value === "scroll")) continue;
      if (frame === document.body || frame === document.documentElement) return line;
      const edge = frame.getBoundingClientRect();
      const left = Math.max(line.left, edge.left);
      const top = Math.max(line.top, edge.top);
      const right = Math.min(line.right, edge.right);
      const bottom = Math.min(line.bottom, edge.bottom);
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
    return line;
  }

  /** What stands in the lower half of the window and holds a text: the page goes by under it, and nothing is lost by that. */
  const footBar = (text: Text) => {
    for (let frame = text.parentElement; frame; frame = frame.parentElement) {
      const { position, bottom } = getComputedStyle(frame);
      if (position === "sticky" && bottom !== "auto") return frame;
      const isLow = frame.getBoundingClientRect().top > window.innerHeight / 2;
      if (position === "fixed" && isLow) return frame;
    }
    return null;
  };

  /** The part of a line that boxes around it let through, from 0 to 1. What can be scrolled to is not lost. */
  const shownShare = ({ text, box }: Line) => {
    let { left, right, top, bottom } = box;
    let isScrolled = false;
    // Empty space within a line's box, above and below its letters, may be cut.
    const air = box.height * 0.2;
    top += air;
    bottom -= air;
    const area = (right - left) * (bottom - top);
    for (
      let frame = text.parentElement;
      frame && frame !== document.body;
      frame = frame.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      // Only what boxes within it cut off is lost.
      if (overflowX === "auto" || overflowX === "scroll") {
        isScrolled = true;
        break;
      }
      const edge = frame.getBoundingClientRect();
      if (overflowX === "hidden" || overflowX === "clip") {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (overflowY === "hidden" || overflowY === "clip") {
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (position === "fixed") break;
    }
    if (!isScrolled) {
      left = Math.max(left, 0);
      right = Math.min(right, document.documentElement.clientWidth);
    }
    return (Math.max(0, right - left) * Math.max(0, bottom - top)) / area;
  };

  const faults = new Set<string>();
  const shown = lines.map((line) => ({ ...line, share: shownShare(line) }));
  for (const { text, share } of shown) if (share < 0.97) faults.add(`cut off: ${shortly(text)}`);

  const seen = shown.filter(({ share }) => share > 0.5).sort((a, b) => a.box.top - b.box.top);
  for (const [index, one] of seen.entries()) {
    for (let next = index + 1; next < seen.length; next += 1) {
      const other = seen[next]!;
      if (other.box.top >= one.box.bottom) break;
      if (other.text.parentElement === one.text.parentElement) continue;
      if (sideOf(one.text) !== sideOf(other.text)) continue;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      // Lines of one paragraph may touch; letters meet where the middles of two lines do.
      if (
        across > 3 &&
        down > 0.45 * Math.min(one.box.height, other.box.height) &&
        footBar(one.text) === footBar(other.text)
      )
        faults.add(
          `on one another: ${[one, other]
            .map(({ text }) => shortly(text))
            .sort()
            .join(" / ")}`,
        );
    }
  }
  return [...faults].sort();
}
