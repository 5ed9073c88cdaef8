import * as styles from "./panel-dialog.module.css";
import { clsx } from "clsx";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { setModal } from "#app/lib/layout-store.ts";
import { usePressBeside } from "#app/lib/use-press-beside.ts";
import * as words from "#app/frame/words.ts";
import { followsLink } from "../follows-link.ts";
import { MenuStrokes } from "../menu-strokes.tsx";

/** Where a panel comes from: the end of the line, half of the screen, all of it, or from the end while it pushes the page aside. */
const sides = {
  end: `${styles.dialog} ${styles.end}`,
  half: `${styles.dialog} ${styles.end} ${styles.half}`,
  full: `${styles.dialog} ${styles.full}`,
  "push-end": `${styles.dialog} ${styles.end} ${styles.push}`,
} as const;

interface PanelDialogProps {
  id: string;
  /** Names the dialog for assistive technology. */
  label: string;
  side: keyof typeof sides;
  /** `night` is dark in both schemes, `brand` stands on the brand colour. */
  tone?: "night" | "brand";
  /** Stands beside the close button, in a row as high as the page's header: where the bar had it, so that it seems to stay. */
  head?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A panel over the page: a native `<dialog>` that is a popover as long as there is no script (its trigger opens it by
 * `popovertarget`) and a true modal with it: focus kept inside, page locked, Escape, a press beside it and a link that is followed close, focus returns.
 */
export function PanelDialog({
  id,
  label,
  side,
  tone,
  head,
  children,
  className,
}: PanelDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const beside = usePressBeside();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // One that was opened before this script came stays open, now as a modal.
    if (dialog.matches(":popover-open")) {
      dialog.hidePopover();
      openPanel(dialog);
    }
    const closed = () => setModal(dialog.id);
    dialog.addEventListener("close", closed);
    return () => dialog.removeEventListener("close", closed);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop closes; keys have Escape
    <dialog
      ref={ref}
      id={id}
      popover="auto"
      aria-label={label}
      data-tone={tone}
      className={clsx(sides[side], className)}
      onPointerDown={beside.onPointerDown}
      onClick={(event) => {
        beside.onClick(event);
        if (followsLink(event)) event.currentTarget.close();
      }}
    >
      <div className={styles.body}>
        {/* First in the order of the document: that is where the focus goes when the panel opens. */}
        <div className={head ? styles.head : styles.corner}>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => ref.current?.close()}
            className="grid size-[44px] shrink-0 place-items-center rounded-control transition hover:bg-ink/7"
          >
            <MenuStrokes />
            <span className="sr-only">{words.close}</span>
          </button>
          {head}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** The button that opens a `PanelDialog`. */
export function PanelTrigger({
  panel,
  onClick,
  ...props
}: ComponentProps<"button"> & { panel: string }) {
  function open(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    const dialog = document.getElementById(panel);
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    openPanel(dialog);
  }
  return (
    <button type="button" aria-haspopup="dialog" popoverTarget={panel} {...props} onClick={open} />
  );
}

function openPanel(dialog: HTMLDialogElement) {
  if (dialog.open) return;
  dialog.showModal();
  setModal(dialog.id, true);
}
