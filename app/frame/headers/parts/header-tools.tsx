import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ThemeToggle } from "#app/elements/actions/theme-toggle/theme-toggle.tsx";
import { useHeaderData } from "../header-contract.tsx";
import { MenuTrigger } from "./menu-trigger.tsx";
import { SidePanelTrigger } from "./side-panel.tsx";
import { searchBars } from "#app/slots/search.ts";
import { Slot } from "#app/slots/slot.tsx";

/** The look of every round button in a header. In px, as tools keep their size when a visitor doubles the text. */
export const toolClass =
  "grid size-[44px] shrink-0 place-items-center rounded-control transition hover:bg-ink/7";

/** The tools at the end of a bar: search, colours, the page's own, side panel on desktops, menu on small screens. */
export function HeaderTools({
  withSidePanel = true,
  menu = <MenuTrigger className={`${toolClass} lg:hidden`} />,
  className,
}: {
  withSidePanel?: boolean;
  /** What opens the menu on small screens, where it is not the panel that most headers have. */
  menu?: ReactNode;
  className?: string;
}) {
  const { tool } = useHeaderData();
  return (
    <div className={clsx("flex shrink-0 items-center", className)}>
      <Slot of={searchBars} className={toolClass} />
      <ThemeToggle className={`${toolClass} needs-script needs-both-schemes`} />
      {tool}
      {withSidePanel && <SidePanelTrigger className={`${toolClass} hidden! lg:grid!`} />}
      {menu}
    </div>
  );
}
