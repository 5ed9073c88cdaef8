import "./transparent-header.css";
import { Outlet } from "react-router";
import { SiteMark } from "#app/elements/site-mark.tsx";
import { Link } from "#app/elements/link.tsx";
import { ThemeToggle } from "#app/elements/theme-toggle.tsx";
import { site } from "#content/site.ts";
import { useHeaderData } from "./header-contract.ts";
import { MenuBar } from "./parts/menu-bar.tsx";
import { MobileMenu, MobileMenuTrigger } from "./parts/mobile-menu.tsx";
import { SidePanel, SidePanelTrigger } from "./parts/side-panel.tsx";
import { SearchBar } from "./parts/site-search.tsx";

const toolClass =
  "grid size-[44px] shrink-0 place-items-center rounded-control transition hover:bg-ink/7";

/**
 * Stands over the first band of the page and turns solid once the page is scrolled. The band leaves room with
 * `padding-top: var(--header-height)`.
 */
export function TransparentHeader() {
  const { brand, brandName, menu, greeting, over, hideErrors } = useHeaderData({
    name: site.name,
    mark: <SiteMark />,
  });
  return (
    <header data-site-header data-over={over} className="transparent-header">
      <div className="mx-auto flex min-h-[80px] max-w-wide items-center gap-4 px-gutter">
        <Link
          href="/"
          className="me-auto flex min-h-11 min-w-0 items-center gap-2.5 overflow-hidden lg:me-6"
        >
          {brand}
          <span className="sr-only">{brandName}, home</span>
        </Link>
        <MenuBar items={menu} className="me-auto hidden lg:block" />
        <div className="flex shrink-0 items-center">
          <SearchBar className={toolClass} />
          <ThemeToggle className={`${toolClass} needs-script`} />
          <SidePanelTrigger className={`${toolClass} hidden! lg:grid!`} />
          <MobileMenuTrigger className={`${toolClass} lg:hidden`} />
        </div>
      </div>
      <SidePanel greeting={greeting} hideErrors={hideErrors} />
      <MobileMenu items={menu} />
    </header>
  );
}

export default function TransparentHeaderLayout() {
  return (
    <>
      <TransparentHeader />
      <Outlet />
    </>
  );
}
