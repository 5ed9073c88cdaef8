import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";
import { MobileMenu } from "./parts/mobile-menu.tsx";

/** On small screens the menu takes the whole screen in large type; on desktops the bar stands over the first band. */
export function MobileMenuFullScreen() {
  const data = useHeaderData();
  return (
    <HeaderFrame position="over" over={data.over} height="80" panels={<MobileMenu {...data} />}>
      <HeaderHome className="me-auto lg:min-w-min" />
      <MenuBar items={data.menu} className="hidden lg:block" />
      <HeaderTools withSidePanel={false} />
    </HeaderFrame>
  );
}

export default headerLayout(MobileMenuFullScreen);
