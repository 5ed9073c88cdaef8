import { clsx } from "clsx";
import { type HeaderData, useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools, toolClass } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";
import { MenuTrigger } from "./parts/menu-trigger.tsx";
import { SectionBar } from "./parts/section-bar.tsx";

/**
 * Links to the sections of the page, the one being read marked; the address keeps up, so it can be shared from any section. A site with pages
 * of its own has its menu as well: on pages without sections in the bar, beside sections in the panel.
 */
export function OnePageNavigation() {
  const data = useHeaderData();
  const onDesktops = "hidden lg:block";
  return (
    <HeaderFrame position="sticky" height="72" panels={<HeaderPanels {...data} />}>
      <HeaderHome className="me-auto lg:min-w-min" />
      {data.sections.length > 0 ? (
        <SectionBar sections={data.sections} className={onDesktops} />
      ) : (
        <MenuBar items={data.menu} className={onDesktops} />
      )}
      <HeaderTools
        menu={<MenuTrigger className={clsx(toolClass, !needsPanel(data) && "lg:hidden")} />}
      />
    </HeaderFrame>
  );
}

/** Whether the menu leads to more than the sections of the page, which the bar holds. */
function needsPanel({ menu, sections }: HeaderData): boolean {
  const inBar = new Set(sections.map(({ href }) => href));
  return (
    sections.length > 0 &&
    menu.some((entry) => (entry.kind === "link" ? !inBar.has(entry.href) : !("quiet" in entry)))
  );
}

export default headerLayout(OnePageNavigation);
