import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";
import { MobileMenu } from "./parts/mobile-menu.tsx";

/**
 * On small screens the menu comes from the end of the line and pushes the page aside; on desktops the name divides menu and tools, in
 * the middle where half a window has room for the menu.
 */
export function MobileMenuModern() {
  const data = useHeaderData();
  return (
    <HeaderFrame
      position="sticky"
      hides
      height="76"
      className="justify-between lg:grid lg:grid-cols-[auto_1fr_auto] 2xl:grid-cols-[1fr_auto_1fr]"
      panels={<MobileMenu {...data} side="push-end" />}
    >
      <MenuBar items={data.menu} className="-ms-3.5 hidden lg:block" />
      <HeaderHome className="lg:min-w-min lg:justify-self-center" />
      <HeaderTools withSidePanel={false} className="justify-self-end" />
    </HeaderFrame>
  );
}

export default headerLayout(MobileMenuModern);
