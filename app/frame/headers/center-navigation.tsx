import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";

/** The menu exactly in the middle of the window, whatever the name at its start and the tools at its end measure. */
export function CenterNavigation() {
  const data = useHeaderData();
  return (
    <HeaderFrame
      position="sticky"
      height="84"
      className="justify-between lg:grid lg:grid-cols-[1fr_auto_1fr]"
      panels={<HeaderPanels {...data} />}
    >
      <HeaderHome className="lg:min-w-min" />
      <MenuBar items={data.menu} className="hidden lg:block" />
      <HeaderTools className="justify-self-end" />
    </HeaderFrame>
  );
}

export default headerLayout(CenterNavigation);
