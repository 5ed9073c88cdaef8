import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";

/** The name on a row of its own, like the head of a newspaper; the menu below it stays when the name has scrolled away. */
export function TopLogo() {
  const data = useHeaderData();
  return (
    <HeaderFrame
      position="sticky"
      height="68 lg:60"
      className="justify-between lg:grid lg:grid-cols-[1fr_auto_1fr]"
      above={
        <div className="hidden justify-center px-gutter pt-8 pb-5 lg:flex">
          <HeaderHome className="lg:scale-125" />
        </div>
      }
      panels={<HeaderPanels {...data} />}
    >
      <HeaderHome className="lg:invisible" />
      <MenuBar items={data.menu} className="hidden lg:block" />
      <HeaderTools className="justify-self-end" />
    </HeaderFrame>
  );
}

export default headerLayout(TopLogo);
