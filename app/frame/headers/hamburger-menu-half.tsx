import * as menuStyles from "./parts/menu.module.css";
import * as styles from "./hamburger-menu-half.module.css";
import * as words from "#app/frame/words.ts";
import { useBusiness } from "#app/frame/business.tsx";
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

/** Name, search and one button at every width; the menu takes the half at the end of the line and leaves the page in sight. */
export function HamburgerMenuHalf() {
  const data = useHeaderData();
  const { name } = useBusiness();
  return (
    <HeaderFrame
      position="sticky"
      height="80"
      panels={
        <PanelDialog
          id={MENU_PANEL}
          label={words.menu}
          side="half"
          tone="brand"
          head={<p className="text-small font-medium">{name}</p>}
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
            <MenuFoot withColours />
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

export default headerLayout(HamburgerMenuHalf);
