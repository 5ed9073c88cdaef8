import * as menuStyles from "./parts/menu.module.css";
import * as styles from "./hamburger-menu.module.css";
import * as words from "#app/frame/words.ts";
import { PanelDialog } from "./parts/panel-dialog/panel-dialog.tsx";
import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { toolClass } from "./parts/header-tools.tsx";
import { MenuFoot } from "./parts/menu-foot.tsx";
import { MENU_PANEL, MenuTrigger } from "./parts/menu-trigger.tsx";
import { MenuTree } from "./parts/menu-tree.tsx";
import { searchBars } from "#app/slots/search.ts";
import { Slot } from "#app/slots/slot.tsx";

/** Name, search and one button at every width; the menu is a dark screen of its own, as large as type goes. */
export function HamburgerMenu() {
  const data = useHeaderData();
  return (
    <HeaderFrame
      position="over"
      over={data.over}
      height="88"
      panels={
        <PanelDialog
          id={MENU_PANEL}
          label={words.menu}
          side="full"
          tone="night"
          head={<HeaderHome />}
        >
          <div className={styles.menu}>
            <MenuTree
              items={data.menu}
              label={words.main}
              size="poster"
              className={menuStyles.rise}
              entryClassName={styles.entry}
              listsClassName={styles.lists}
            />
            <MenuFoot withColours className="border-t border-line pt-6" />
          </div>
        </PanelDialog>
      }
    >
      <HeaderHome className="me-auto" />
      <Slot of={searchBars} className={toolClass} />
      <MenuTrigger className={toolClass} />
    </HeaderFrame>
  );
}

export default headerLayout(HamburgerMenu);
