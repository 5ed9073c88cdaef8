// @chunk visitors-hand
/** Gives the focus to what takes the place of something that is gone with it. Whoever has moved on meanwhile is left where they are. */
export function focusIfLost(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus(options);
}

/**
 * For the `ref` of what leaves the page when it was pressed: the focus that would be lost with it goes on where the reading does. To be made
 * outside of the component, as one that is made anew counts as another element.
 * @param next finds the element that takes the focus, perhaps from where `gone` still is.
 */
export function focusWhenGone(next: (gone: HTMLElement) => Element | null) {
  return (gone: HTMLElement | null) => () => {
    if (!gone?.contains(document.activeElement)) return;
    const element = next(gone);
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  };
}
