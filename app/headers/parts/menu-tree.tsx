import { clsx } from "clsx";
import { type MouseEvent, useId } from "react";
import { useLocation } from "react-router";
import type { MenuEntry } from "#content/navigation.ts";
import { Icon } from "#app/elements/icon.tsx";
import { Link } from "#app/elements/link.tsx";
import { MenuLists, OwnLinks } from "./menu-lists.tsx";

/** How large the entries are: `display` where the menu is the whole screen, `text` in columns and drop-downs. */
const sizes = {
  display: "display py-4 text-display-3",
  text: "min-h-12 py-3 font-medium",
} as const;

interface MenuTreeProps {
  items: readonly MenuEntry[];
  label: string;
  size: keyof typeof sizes;
  className?: string;
}

/** The whole menu one below the other: groups fold natively, one open at a time, so it works without script. */
export function MenuTree({ items, label, size, className }: MenuTreeProps) {
  const group = useId();
  const { pathname } = useLocation();
  const entryClass = sizes[size];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is pressed
    <nav aria-label={label} className={clsx("menu-tree", className)} onClick={closeOnSamePage}>
      <ul className="border-t border-line">
        {items.map((item) => (
          <li key={item.label} className="border-b border-line">
            {item.kind === "link" ? (
              <Link
                href={item.href}
                aria-current={pathname === item.href ? "page" : undefined}
                className={clsx(entryClass, "block")}
              >
                {item.label}
              </Link>
            ) : (
              <details name={group} className="group">
                <summary className={clsx(entryClass, "flex items-center justify-between gap-4")}>
                  {item.label}
                  <Icon
                    name="chevron-down"
                    className="size-[1.1em] transition group-open:rotate-180"
                  />
                </summary>
                {"list" in item ? <MenuLists list={item.list} /> : <OwnLinks links={item.links} />}
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A route change closes the menu by itself; a link to a place on this page has to. */
function closeOnSamePage(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.pathname !== window.location.pathname) return;
  event.currentTarget.closest("dialog")?.close();
  event.currentTarget.closest<HTMLElement>(":popover-open")?.hidePopover();
}
