import * as menuStyles from "./parts/menu.module.css";
import * as styles from "./left-menu-modern.module.css";
import { ThemeToggle } from "#app/elements/actions/theme-toggle/theme-toggle.tsx";
import * as words from "#app/frame/words.ts";
import { useHeaderData } from "./header-contract.tsx";
import { DropMenu } from "./parts/drop-menu/drop-menu.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderTools, toolClass } from "./parts/header-tools.tsx";
import { MenuFoot } from "./parts/menu-foot.tsx";
import { MenuTree } from "./parts/menu-tree.tsx";
import { MobileMenu } from "./parts/mobile-menu.tsx";
import { searchForms } from "#app/slots/search.ts";
import { Slot } from "#app/slots/slot.tsx";
import { SideColumn } from "./parts/side-column/side-column.tsx";

/** From 992 px a narrow rail whose one button unfolds the menu beside it; below, a bar. */
export function LeftMenuModern() {
  const data = useHeaderData();
  return (
    <HeaderFrame
      position="sticky"
      below="lg"
      height="72"
      panels={
        <>
          <SideColumn width="rail" className="items-center py-4">
            <DropMenu place="beside" className={toolClass}>
              <div className="grid min-h-full content-between gap-12 px-12 pt-24 pb-10">
                <MenuTree
                  items={data.menu}
                  label={words.main}
                  size="display"
                  className={menuStyles.rise}
                />
                <div className="grid gap-8">
                  <Slot of={searchForms} label={words.menuSearch} />
                  <MenuFoot />
                </div>
              </div>
            </DropMenu>
            <div className={styles.brand}>
              <HeaderHome />
            </div>
            <ThemeToggle className={`${toolClass} needs-script needs-both-schemes`} />
          </SideColumn>
          <MobileMenu {...data} />
        </>
      }
    >
      <HeaderHome className="me-auto" />
      <HeaderTools withSidePanel={false} />
    </HeaderFrame>
  );
}

export default headerLayout(LeftMenuModern);
