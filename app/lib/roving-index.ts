import { hasModifier } from "./takes-keys.ts";

/** What there is to know of a press, whether the browser tells of it or React. */
type KeyPress = Pick<KeyboardEvent, "key"> & Parameters<typeof hasModifier>[0];

/**
 * Where the focus goes in a row or list that is walked by arrow keys (ARIA authoring practices): round at both ends, Home and End to
 * them. Null for any other key, and for one that is pressed together with others.
 */
export function rovingIndex(
  press: KeyPress,
  current: number,
  count: number,
  keys: { next: string; previous: string },
): number | null {
  if (hasModifier(press)) return null;
  switch (press.key) {
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

/**
 * Where the focus goes in a grid of `columns`: one cell or one row on, never past an edge, Home and End to the first and last. Null for
 * any other key, as above.
 */
export function gridIndex(
  press: KeyPress,
  current: number,
  count: number,
  columns: number,
  { next, previous }: { next: string; previous: string },
): number | null {
  if (hasModifier(press)) return null;
  const steps: Record<string, number> = {
    [next]: current + 1,
    [previous]: current - 1,
    ArrowDown: current + columns,
    ArrowUp: current - columns,
    Home: 0,
    End: count - 1,
  };
  const target = steps[press.key];
  if (target === undefined) return null;
  return target < 0 || target >= count ? current : target;
}
