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

/** Whether a key pressed here belongs to the element with the focus, or to what it is in, and not to the page. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}

/** Whether a key pressed here was pressed on the page as a whole: nothing has the focus that a visitor has given it. */
export function hasNoFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(NOBODYS);
}
