/**
 * From now on closes each popover that the focus leaves for something else, so that it covers nothing that is reached by Tab (WCAG 2.4.11):
 * menus, the search bar, filters, notes on pictures. Its own button keeps it open.
 */
export function closeLeftPopovers(): void {
  addEventListener("focusin", ({ target }) => {
    for (const popover of document.querySelectorAll<HTMLElement>(":popover-open"))
      if (!popover.contains(target as Element) && !isButtonOf(popover, target as Element))
        popover.hidePopover();
  });
}

function isButtonOf({ id }: HTMLElement, element: Element): boolean {
  return element.getAttribute("popovertarget") === id;
}
