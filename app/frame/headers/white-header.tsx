import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";

/** A light bar in its own row that stays at the top: the name, the menu at the end of the line, the tools behind a hairline. */
export function WhiteHeader() {
  const data = useHeaderData();
  return (
    <HeaderFrame position="sticky" height="76" panels={<HeaderPanels {...data} />}>
      <HeaderHome className="me-auto lg:min-w-min" />
      <MenuBar items={data.menu} className="hidden lg:block" />
      <HeaderTools className="lg:border-s lg:border-line lg:ps-4" />
    </HeaderFrame>
  );
}

export default headerLayout(WhiteHeader);
