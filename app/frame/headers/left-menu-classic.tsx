import { useBusiness } from "#app/frame/business.tsx";
import { SocialLinks } from "#app/elements/actions/social-links.tsx";
import { ThemeToggle } from "#app/elements/actions/theme-toggle/theme-toggle.tsx";
import * as words from "#app/frame/words.ts";
import { useHeaderData } from "./header-contract.tsx";
import { ContactLines } from "./parts/contact-lines.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderTools, toolClass } from "./parts/header-tools.tsx";
import { MenuTrigger } from "./parts/menu-trigger.tsx";
import { MenuTree } from "./parts/menu-tree.tsx";
import { MobileMenu } from "./parts/mobile-menu.tsx";
import { searchForms } from "#app/slots/search.ts";
import { Slot } from "#app/slots/slot.tsx";
import { SideColumn } from "./parts/side-column/side-column.tsx";

/** From 1200 px a column beside the page that holds everything a header has; below, a bar. */
export function LeftMenuClassic() {
  const data = useHeaderData();
  const { social } = useBusiness();
  return (
    <HeaderFrame
      position="sticky"
      below="xl"
      height="72"
      panels={
        <>
          <SideColumn width="column" className="gap-8 p-6">
            <div className="flex items-center justify-between gap-2">
              <HeaderHome />
              <ThemeToggle className={`${toolClass} needs-script needs-both-schemes -me-2.5`} />
            </div>
            <MenuTree items={data.menu} label={words.main} size="column" className="flex-1 pt-6" />
            <Slot of={searchForms} label={words.sidebarSearch} className="text-small" />
            <ContactLines size="small" />
            <SocialLinks links={social} className="gap-1! *:last:me-0" />
          </SideColumn>
          <MobileMenu {...data} />
        </>
      }
    >
      <HeaderHome className="me-auto" />
      <HeaderTools
        withSidePanel={false}
        menu={<MenuTrigger className={`${toolClass} xl:hidden`} />}
      />
    </HeaderFrame>
  );
}

export default headerLayout(LeftMenuClassic);
