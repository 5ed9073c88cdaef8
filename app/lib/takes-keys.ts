/** What has a use of its own for letters and arrows, and what lies over the page. */
const TAKES_KEYS =
  "input, textarea, select, audio, video, [contenteditable], dialog[open], :popover-open";

/** What has the focus before the visitor gives it to anything: the page, and the heading at which a route change begins. */
const NOBODYS = 'body, main, main h1[tabindex="-1"]';

/** Whether a key is pressed together with others: such are shortcuts of the browser and of the system (Alt and Left is Back). */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * What a key pressed here belongs to in place of the page: the element with the focus, or what that is in. To a part of the page that has
 * keys of its own only what lies within it matters: a modal around it takes nothing from it.
 */
export function takerOfKeys(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(TAKES_KEYS) : null;
}

/** Whether a key pressed here was pressed on the page as a whole: nothing has the focus that a visitor has given it. */
export function hasNoFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(NOBODYS);
}
