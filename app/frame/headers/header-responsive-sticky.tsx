import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";

/** Stays at the top of small screens, where the way back up is long; scrolls away on desktops. */
export function HeaderResponsiveSticky() {
  const data = useHeaderData();
  return (
    <HeaderFrame position="sticky-small" height="64 lg:100" panels={<HeaderPanels {...data} />}>
      <HeaderHome className="me-auto lg:min-w-min" />
      <MenuBar items={data.menu} className="hidden lg:block" />
      <HeaderTools />
    </HeaderFrame>
  );
}

export default headerLayout(HeaderResponsiveSticky);
