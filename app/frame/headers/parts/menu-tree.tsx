import * as styles from "./menu.module.css";
import { clsx } from "clsx";
import { type CSSProperties, useId } from "react";
import { useLocation } from "react-router";
import type { MenuEntry } from "#content/navigation.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { currentEntry } from "./current-entry.ts";
import { MenuLists, OwnLinks } from "./menu-lists.tsx";

/** How large the entries are, and whether lines divide them. */
const sizes = {
  /** As large as the screen allows; the header's own stylesheet says how large. */
  poster: { lines: "", entry: `display ${styles.posterEntry}` },
  /** Where the menu is the whole screen of a phone. */
  display: {
    lines: "border-t border-line *:border-b *:border-line",
    entry: `display ${styles.displayEntry}`,
  },
  /** In a column beside the page. */
  column: { lines: "", entry: "display min-h-11 py-1.5 text-display-4" },
  /** In drop-downs and panels. */
  text: {
    lines: "border-t border-line *:border-b *:border-line",
    entry: "min-h-13 py-3 text-lead font-medium",
  },
} as const;

interface MenuTreeProps {
  items: readonly MenuEntry[];
  label: string;
  size: keyof typeof sizes;
  className?: string;
  /** Of each entry, and of the links behind one: for `poster`. */
  entryClassName?: string;
  listsClassName?: string;
}

/** The whole menu one below the other: groups fold natively, one open at a time, so it works without script. */
export function MenuTree({
  items,
  label,
  size,
  className,
  entryClassName,
  listsClassName,
}: MenuTreeProps) {
  const group = useId();
  const { pathname } = useLocation();
  const { lines, entry: own } = sizes[size];
  const entry = clsx(own, entryClassName);
  if (items.length === 0) return null;
  return (
    <nav
      aria-label={label}
      // A word may be longer than a phone is wide, or a column beside the page.
      className={clsx(styles.tree, "wrap-anywhere", className)}
      style={{ "--entries": items.length } as CSSProperties}
    >
      <ul className={lines}>
        {items.map((item, order) => (
          <li key={item.label} style={{ "--order": order } as CSSProperties}>
            {item.kind === "link" ? (
              <Link
                href={item.href}
                aria-current={pathname === item.href ? "page" : undefined}
                className={clsx(entry, "block", pathname === item.href && currentEntry)}
              >
                {item.label}
              </Link>
            ) : (
              <details name={group} className="group">
                <summary className={clsx(entry, "flex items-center justify-between gap-4")}>
                  {item.label}
                  <Icon
                    name="chevron-down"
                    className="size-[max(1.25rem,0.55em)] transition group-open:rotate-180"
                  />
                </summary>
                {"list" in item ? (
                  <MenuLists list={item.list} className={listsClassName} />
                ) : (
                  <OwnLinks links={item.links} className={listsClassName} />
                )}
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
