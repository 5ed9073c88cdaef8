/**
 * Closes each popover that the focus leaves for something else, so that it covers nothing that is reached by Tab (WCAG 2.4.11): menus,
 * the search bar, filters, notes on pictures. Its own button keeps it open. Answers how to stop.
 */
export function closeLeftPopovers(): () => void {
  const closeLeft = ({ target }: FocusEvent) => {
    for (const popover of document.querySelectorAll<HTMLElement>(":popover-open"))
      if (!popover.contains(target as Element) && !opens(target as Element, popover))
        popover.hidePopover();
  };
  document.addEventListener("focusin", closeLeft);
  return () => document.removeEventListener("focusin", closeLeft);
}

function opens(element: Element, popover: HTMLElement): boolean {
  return element.getAttribute("popovertarget") === popover.id;
}
