import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";

/** A dark bar in both schemes, menus and panels with it: sticky, the menu right beside the name. */
export function DarkHeader() {
  const data = useHeaderData();
  return (
    <HeaderFrame position="sticky" tone="night" height="72" panels={<HeaderPanels {...data} />}>
      <HeaderHome className="me-auto lg:me-4 lg:min-w-min" />
      <MenuBar
        items={data.menu}
        className="me-auto hidden lg:block lg:border-s lg:border-line lg:ps-4"
      />
      <HeaderTools />
    </HeaderFrame>
  );
}

export default headerLayout(DarkHeader);
