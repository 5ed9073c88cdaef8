import type { MenuEntry } from "#content/navigation.ts";
import { Icon } from "#app/elements/icon.tsx";
import { PanelDialog, PanelTrigger } from "#app/elements/panel-dialog.tsx";
import { SocialLinks } from "#app/elements/social-links.tsx";
import { MenuTree } from "./menu-tree.tsx";
import { SearchForm } from "./site-search.tsx";

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

interface MobileMenuProps {
  items: readonly MenuEntry[];
  /** `full` covers the screen, `push` comes from the end of the line and moves the page aside. */
  side?: "full" | "push-end";
}

/** The whole menu on small screens, with search and networks. */
export function MobileMenu({ items, side = "full" }: MobileMenuProps) {
  return (
    <PanelDialog id={PANEL} label="Menu" side={side}>
      <div className="grid min-h-dvh content-between gap-10 px-gutter pt-20 pb-10">
        <MenuTree
          items={items}
          label="Main, small screens"
          size={side === "full" ? "display" : "text"}
        />
        <div className="grid gap-6">
          <SearchForm label="Search from the menu" />
          <SocialLinks />
        </div>
      </div>
    </PanelDialog>
  );
}
