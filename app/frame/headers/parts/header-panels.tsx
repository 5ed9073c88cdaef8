import type { HeaderData } from "../header-contract.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SidePanel } from "./side-panel.tsx";

/** What the tools of a bar open: the side panel on desktops, the menu on small screens. */
export function HeaderPanels(data: HeaderData) {
  return (
    <>
      <SidePanel {...data} />
      <MobileMenu {...data} />
    </>
  );
}
