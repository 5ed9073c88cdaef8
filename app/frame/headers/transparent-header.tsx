import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";

/** Stands over the first band of the page and turns solid once the page is scrolled. */
export function TransparentHeader() {
  const data = useHeaderData();
  return (
    <HeaderFrame position="over" over={data.over} height="80" panels={<HeaderPanels {...data} />}>
      <HeaderHome className="me-auto lg:me-6 lg:min-w-min" />
      <MenuBar items={data.menu} className="me-auto hidden lg:block" />
      <HeaderTools />
    </HeaderFrame>
  );
}

export default headerLayout(TransparentHeader);
