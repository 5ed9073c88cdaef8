import { ThemeToggle } from "#app/elements/actions/theme-toggle/theme-toggle.tsx";
import * as words from "#app/frame/words.ts";
import { useHeaderData } from "./header-contract.tsx";
import { DropMenu } from "./parts/drop-menu/drop-menu.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { toolClass } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";
import { MenuFoot } from "./parts/menu-foot.tsx";
import { MenuTree } from "./parts/menu-tree.tsx";
import { searchForms } from "#app/slots/search.ts";
import { Slot } from "#app/slots/slot.tsx";

/** On small screens the menu drops from the bar and the same button folds it up; on desktops the search field is in the bar. */
export function MobileMenuClassic() {
  const data = useHeaderData();
  return (
    <HeaderFrame position="sticky" height="72">
      <HeaderHome className="me-auto lg:me-4 lg:min-w-min" />
      <MenuBar items={data.menu} className="me-auto hidden lg:block" />
      <Slot
        of={searchForms}
        label={words.headerSearch}
        className="hidden w-40 text-small lg:block xl:w-64"
      />
      <div className="flex shrink-0 items-center">
        <ThemeToggle className={`${toolClass} needs-script needs-both-schemes`} />
        <DropMenu place="below" className={`${toolClass} lg:hidden`}>
          <div className="grid gap-8 px-gutter pt-5 pb-8">
            <Slot of={searchForms} label={words.menuSearch} />
            <MenuTree items={data.menu} label={words.mainMobile} size="text" />
            <MenuFoot />
          </div>
        </DropMenu>
      </div>
    </HeaderFrame>
  );
}

export default headerLayout(MobileMenuClassic);
