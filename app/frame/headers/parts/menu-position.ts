/** How far a panel stays from the edges of the window (specification, point 9). In CSS pixels. */
export const PANEL_MARGIN = { mega: 25, dropdown: 10 } as const;

/** Panels are placed again this long after the last resize (specification, point 9). */
export const REPOSITION_DELAY = 500;

interface Placement {
  /** The trigger's start edge and width, and the panel's width: all measured from the window's start edge. */
  triggerStart: number;
  triggerWidth: number;
  panelWidth: number;
  viewportWidth: number;
  margin: number;
}

/** Where a panel starts: centred under its trigger, moved as little as needed to keep `margin` from both edges. */
export function panelStart({
  triggerStart,
  triggerWidth,
  panelWidth,
  viewportWidth,
  margin,
}: Placement): number {
  const centred = triggerStart + triggerWidth / 2 - panelWidth / 2;
  const last = viewportWidth - margin - panelWidth;
  return Math.round(Math.max(margin, Math.min(centred, last)));
}

/** Places an open panel under its trigger, in either writing direction. */
export function placePanel(
  trigger: HTMLElement,
  panel: HTMLElement,
  kind: keyof typeof PANEL_MARGIN,
): void {
  // Without the room that is kept for a scroll bar, whether there is one or not: that is where the panel's edges are measured from.
  const page = document.documentElement.getBoundingClientRect();
  const box = trigger.getBoundingClientRect();
  const isRtl = getComputedStyle(panel).direction === "rtl";
  const start = panelStart({
    triggerStart: isRtl ? page.right - box.right : box.left - page.left,
    triggerWidth: box.width,
    panelWidth: panel.offsetWidth,
    viewportWidth: page.width,
    margin: PANEL_MARGIN[kind],
  });
  panel.style.insetInlineStart = `${start}px`;
}
