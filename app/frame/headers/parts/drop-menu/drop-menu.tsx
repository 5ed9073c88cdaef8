import * as styles from "./drop-menu.module.css";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import * as words from "#app/frame/words.ts";
import { followsLink } from "../follows-link.ts";
import { MenuStrokes } from "../menu-strokes.tsx";

/** Where the menu unfolds: under the bar, or beside a rail. */
const places = {
  below: `${styles.menu} ${styles.below}`,
  beside: `${styles.menu} ${styles.beside}`,
} as const;

/**
 * A menu that the same button opens and closes while the page stays in reach: a native popover, so it works without script. Escape, a
 * press elsewhere, leaving it by Tab (`close-left-popovers.ts`) and a link that is followed close it; Escape gives the focus back to the button.
 */
export function DropMenu({
  place,
  className,
  children,
}: {
  place: keyof typeof places;
  /** Of the button. */
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState(false);

  // Opened before this script came.
  useEffect(() => setExpanded(panel.current?.matches(":popover-open") ?? false), []);

  return (
    <>
      <button
        type="button"
        data-menu-trigger
        popoverTarget={id}
        aria-expanded={expanded}
        className={className}
      >
        <MenuStrokes />
        <span className="sr-only">{words.menu}</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is pressed */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={places[place]}
        onClick={(event) => {
          if (followsLink(event)) event.currentTarget.hidePopover();
        }}
        onToggle={(event) => setExpanded(event.newState === "open")}
      >
        {children}
      </div>
    </>
  );
}
