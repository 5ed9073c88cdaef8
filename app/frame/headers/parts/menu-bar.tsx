import * as styles from "./menu.module.css";
import { clsx } from "clsx";
import { type CSSProperties, type KeyboardEvent, useId } from "react";
import { useLocation } from "react-router";
import type { MenuEntry } from "#content/navigation.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { horizontalKeys, rovingIndex } from "#app/lib/roving-index.ts";
import * as words from "#app/frame/words.ts";
import { currentEntry } from "./current-entry.ts";
import { MenuLists, OwnLinks } from "./menu-lists.tsx";
import { useMenuPanel } from "./use-menu-panel.ts";
import { Icon } from "#app/elements/media/icon.tsx";

/** The menu bar: disclosure navigation (a button opens its list of links), Left and Right move between the entries. */
export function MenuBar({
  items,
  label = words.main,
  className,
}: {
  items: readonly MenuEntry[];
  /** Tells two bars of one header apart. */
  label?: string;
  className?: string;
}) {
  // A half of a menu of one entry. Its place in the bar stays.
  if (items.length === 0) return <div className={className} />;
  return (
    <nav aria-label={label} className={clsx("min-w-0", className)}>
      {/* Text twice as large takes a second line. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are an addition to Tab, not a replacement */}
      <ul className="flex flex-wrap items-center gap-x-1" onKeyDown={moveBetweenEntries}>
        {items.map((item) => (
          <li key={item.label}>
            {item.kind === "link" ? <BarLink {...item} /> : <BarPanel item={item} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const entryClass =
  "inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-small xl:px-3.5 font-medium transition hover:bg-ink/7";

function BarLink({ label, href }: { label: string; href: string }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === href;
  return (
    <Link
      href={href}
      data-entry
      aria-current={isCurrent ? "page" : undefined}
      className={clsx(entryClass, isCurrent && currentEntry)}
    >
      {label}
    </Link>
  );
}

function BarPanel({ item }: { item: Exclude<MenuEntry, { kind: "link" }> }) {
  const id = useId();
  const { trigger, panel, expanded, itemProps, triggerProps, panelProps } = useMenuPanel(item.kind);
  return (
    <div {...itemProps}>
      <button
        type="button"
        ref={trigger}
        data-entry
        popoverTarget={id}
        {...triggerProps}
        className={clsx(entryClass, "quiet" in item && item.quiet && "text-soft hover:text-ink")}
      >
        {item.label}
        <Icon
          name="chevron-down"
          className={clsx("size-3.5 transition", expanded && "rotate-180")}
        />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- keys and presses of the links inside */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        {...panelProps}
        className={clsx(styles.panel, item.kind === "mega" && styles.panelMega)}
        style={
          "columns" in item ? ({ "--panel-columns": item.columns } as CSSProperties) : undefined
        }
      >
        {"list" in item ? <MenuLists list={item.list} /> : <OwnLinks links={item.links} />}
      </div>
    </div>
  );
}

/** Left and Right between the entries of the bar, following the writing direction; Home and End to its ends. */
function moveBetweenEntries(event: KeyboardEvent<HTMLUListElement>) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-entry]")];
  const current = entries.indexOf(document.activeElement as HTMLElement);
  if (current < 0) return;
  const keys = horizontalKeys(event.currentTarget);
  const next = rovingIndex(event, current, entries.length, keys);
  if (next === null) return;
  event.preventDefault();
  entries[next]?.focus();
}
