import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { rovingIndex, verticalKeys } from "#app/lib/roving-index.ts";
import { followsLink } from "./follows-link.ts";
import { type PANEL_MARGIN, placePanel, REPOSITION_DELAY } from "./menu-position.ts";

/** How long the pointer rests on an entry before its panel opens, and how long it may be away before it closes. */
const HOVER_INTENT = 150;
const HOVER_GRACE = 250;

/**
 * The behaviour of one entry with a panel, on top of a native popover (which already opens by press and keyboard, closes on Escape
 * and on a press elsewhere, without script; when it is left, by `close-left-popovers.ts`): hover intent, arrow keys, placement inside the window, `aria-expanded`.
 */
export function useMenuPanel(kind: keyof typeof PANEL_MARGIN) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const place = () => trigger.current && placePanel(trigger.current, element, kind);
    const toggled = (event: ToggleEvent) => {
      setExpanded(event.newState === "open");
      if (event.newState === "open") place();
      else openedByHover.current = false;
    };
    // Opened before this script came.
    if (element.matches(":popover-open")) {
      setExpanded(true);
      place();
    }
    let resizing: ReturnType<typeof setTimeout>;
    const resized = () => {
      clearTimeout(resizing);
      resizing = setTimeout(place, REPOSITION_DELAY);
    };
    element.addEventListener("toggle", toggled);
    window.addEventListener("resize", resized);
    return () => {
      clearTimeout(resizing);
      element.removeEventListener("toggle", toggled);
      window.removeEventListener("resize", resized);
    };
  }, [kind]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = () => panel.current?.matches(":popover-open");
  const show = () => {
    if (panel.current?.isConnected && !isOpen()) panel.current.showPopover();
  };
  const hide = () => {
    if (isOpen()) panel.current?.hidePopover();
  };
  const links = () => [...(panel.current?.querySelectorAll<HTMLElement>("a[href]") ?? [])];

  return {
    trigger,
    panel,
    expanded,
    itemProps: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== "mouse") return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          // What somebody is typing or reading in by keys would close: the search, another menu.
          if (document.activeElement?.closest(":popover-open")) return;
          openedByHover.current = true;
          show();
        }, HOVER_INTENT);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== "mouse") return;
        clearTimeout(timer.current);
        timer.current = setTimeout(hide, HOVER_GRACE);
      },
    },
    triggerProps: {
      "aria-expanded": expanded,
      /** A press right after hovering would close what it was meant to open: asked of the panel, as its event comes later. */
      onClick(event: React.MouseEvent) {
        clearTimeout(timer.current);
        if (openedByHover.current && isOpen()) {
          event.preventDefault();
          openedByHover.current = false;
        }
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        show();
        links()[0]?.focus();
      },
    },
    panelProps: {
      onClick(event: React.MouseEvent) {
        if (followsLink(event)) hide();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === "Escape") {
          event.preventDefault();
          hide();
          trigger.current?.focus({ preventScroll: true });
          return;
        }
        const all = links();
        const current = all.indexOf(document.activeElement as HTMLElement);
        const next = rovingIndex(event, current, all.length, verticalKeys);
        if (next === null) return;
        event.preventDefault();
        all[next]?.focus();
      },
    },
  };
}
