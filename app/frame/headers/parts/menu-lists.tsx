import * as styles from "./menu.module.css";
import { clsx } from "clsx";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { menuLists } from "virtual:menu-lists";
import type { NavigationLink } from "#content/navigation.ts";
import { htmlWithBase, withBase, withoutBase } from "#app/engine/base-path/base-path.ts";
import { Link, useLinksInside } from "#app/elements/actions/link.tsx";

/**
 * The links behind a menu entry. The server writes them into the page once; the browser's script neither carries nor rebuilds
 * them, only keeps them for other headers and marks the current page. With 224 pages that is most of a menu's weight.
 */
export function MenuLists({ list, className }: { list: string; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const links = useLinksInside();

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (element.childElementCount > 0) {
      kept.set(list, element.innerHTML);
      return;
    }
    const panel = element.closest("details, [popover]");
    const fill = () =>
      void htmlOf(list).then(
        (html) => {
          element.innerHTML = html;
          markCurrent(element, withoutBase(window.location.pathname));
        },
        // What did not come is asked for again when it is looked for.
        () => panel?.addEventListener("toggle", fill, { once: true }),
      );
    fill();
    return () => panel?.removeEventListener("toggle", fill);
  }, [list]);

  useEffect(() => {
    if (ref.current) markCurrent(ref.current, pathname);
  }, [pathname]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is pressed
    <div
      ref={ref}
      {...links}
      className={clsx(styles.lists, className)}
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? serverHtml(list, pathname) : "" }}
      suppressHydrationWarning
    />
  );
}

/** Links that stand in the script: those that the page on screen says of itself, or the owner's own pages. */
export function OwnLinks({
  links,
  className,
}: {
  links: readonly NavigationLink[];
  className?: string;
}) {
  const { pathname } = useLocation();
  return (
    <div className={clsx(styles.lists, className)}>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} aria-current={pathname === href ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lists found in the first page, for headers that appear later. */
const kept = new Map<string, string>();

async function htmlOf(list: string): Promise<string> {
  const found = kept.get(list);
  if (found !== undefined) return found;
  const { menuLists } = await import("virtual:menu-lists");
  return htmlWithBase(menuLists[list] ?? "");
}

function serverHtml(list: string, pathname: string): string {
  const html = menuLists[list] ?? "";
  return htmlWithBase(html.replace(`href="${pathname}"`, `$& aria-current="page"`));
}

function markCurrent(element: Element, pathname: string): void {
  for (const link of element.querySelectorAll("a")) {
    if (link.getAttribute("href") === withBase(pathname)) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}
