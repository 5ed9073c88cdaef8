import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";

/** A bar that hovers over the page from the first pixel to the last and never changes. */
export function HeaderAlwaysFixed() {
  const data = useHeaderData();
  return (
    <HeaderFrame position="floating" height="64" panels={<HeaderPanels {...data} />}>
      <HeaderHome className="me-auto lg:me-4 lg:min-w-min" />
      <MenuBar items={data.menu} className="me-auto hidden lg:block" />
      <HeaderTools />
    </HeaderFrame>
  );
}

export default headerLayout(HeaderAlwaysFixed);
