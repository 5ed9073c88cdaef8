import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";

/** A roomy bar that scrolls away with the page and leaves the whole screen to reading. */
export function HeaderDisableFixed() {
  const data = useHeaderData();
  return (
    <HeaderFrame position="static" height="112" panels={<HeaderPanels {...data} />}>
      <HeaderHome className="me-auto lg:min-w-min" />
      <MenuBar items={data.menu} className="hidden lg:block" />
      <HeaderTools />
    </HeaderFrame>
  );
}

export default headerLayout(HeaderDisableFixed);
