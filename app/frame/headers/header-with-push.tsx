import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";
import { MobileMenu } from "./parts/mobile-menu.tsx";
import { SidePanel } from "./parts/side-panel.tsx";

/** A bar whose panels, side panel and menu alike, push the page aside instead of covering it. */
export function HeaderWithPush() {
  const data = useHeaderData();
  return (
    <HeaderFrame
      position="sticky"
      height="84"
      panels={
        <>
          <SidePanel {...data} side="push-end" />
          <MobileMenu {...data} side="push-end" />
        </>
      }
    >
      <HeaderHome className="me-auto lg:me-8 lg:min-w-min" />
      <MenuBar items={data.menu} className="me-auto hidden lg:block" />
      <HeaderTools />
    </HeaderFrame>
  );
}

export default headerLayout(HeaderWithPush);
