import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import type { MenuItem, NavigationLink } from "#content/navigation.ts";
import { Link } from "#app/elements/link.tsx";
import { PanelDialog, PanelTrigger } from "#app/elements/panel-dialog.tsx";
import { SocialLinks } from "#app/elements/social-links.tsx";
import { SearchForm } from "./site-search.tsx";
import { Icon } from "#app/elements/icon.tsx";

const PANEL = "mobile-menu";

/** The button of the menu on small screens. */
export function MobileMenuTrigger({ className }: { className?: string }) {
  return (
    <PanelTrigger panel={PANEL} className={className}>
      <Icon name="menu" className="size-[24px]" />
      <span className="sr-only">Menu</span>
    </PanelTrigger>
  );
}

/** The whole menu as a full screen: groups fold natively, one open at a time. */
export function MobileMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <PanelDialog id={PANEL} label="Menu" side="full">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is pressed */}
      <nav
        aria-label="Main, small screens"
        className="grid min-h-dvh content-between gap-10 px-gutter pt-20 pb-10"
        onClick={closeOnSamePage}
      >
        <ul className="border-t border-line">
          {items.map((item) => (
            <li key={item.label} className="border-b border-line">
              {item.kind === "link" ? (
                <Link href={item.href} className="display block py-4 text-display-3">
                  {item.label}
                </Link>
              ) : (
                <details name="mobile-menu" className="group">
                  <summary className="display flex items-center justify-between py-4 text-display-3">
                    {item.label}
                    <Icon name="chevron-down" className="size-6 transition group-open:rotate-180" />
                  </summary>
                  <div className="grid gap-6 pb-6">
                    {(item.kind === "mega" ? item.groups : [{ title: "", links: item.links }]).map(
                      (group) => (
                        <div key={group.title}>
                          {group.title && (
                            <p className="mb-1 text-small text-soft">{group.title}</p>
                          )}
                          <MobileLinks links={group.links} />
                        </div>
                      ),
                    )}
                  </div>
                </details>
              )}
            </li>
          ))}
        </ul>
        <div className="grid gap-6">
          <SearchForm label="Search from the menu" />
          <SocialLinks />
        </div>
      </nav>
    </PanelDialog>
  );
}

function MobileLinks({ links }: { links: readonly NavigationLink[] }) {
  const { pathname } = useLocation();
  return (
    <ul className="grid sm:grid-cols-2">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={pathname === href ? "page" : undefined}
            className="block py-2 text-lead aria-[current]:text-brand-ink"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A route change closes the menu by itself; a link to a place on this page has to. */
function closeOnSamePage(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.pathname !== window.location.pathname) return;
  event.currentTarget.closest("dialog")?.close();
  const popover = event.currentTarget.closest<HTMLElement>(":popover-open");
  popover?.hidePopover();
}
