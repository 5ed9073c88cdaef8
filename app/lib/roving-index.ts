/**
 * Where the focus goes in a row or list that is walked by arrow keys (ARIA authoring practices): round at both ends, Home and End to
 * them. Null for any other key.
 */
export function rovingIndex(
  key: string,
  current: number,
  count: number,
  keys: { next: string; previous: string },
): number | null {
  switch (key) {
    case keys.next:
      return (current + 1) % count;
    case keys.previous:
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Up and Down, for lists. */
export const verticalKeys = { next: "ArrowDown", previous: "ArrowUp" } as const;

/** Left and Right as they point in the element's writing direction, for rows. */
export function horizontalKeys(element: Element): { next: string; previous: string } {
  const isRtl = getComputedStyle(element).direction === "rtl";
  return isRtl
    ? { next: "ArrowLeft", previous: "ArrowRight" }
    : { next: "ArrowRight", previous: "ArrowLeft" };
}
