/** What has a use of its own for letters and arrows, and what lies over the page. */
const TAKES_KEYS =
  "input, textarea, select, audio, video, [contenteditable], dialog[open], :popover-open";

/** Whether a key pressed here belongs to the element with the focus, or to what it is in, and not to the page. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}
