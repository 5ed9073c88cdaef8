import * as styles from "./parts/menu.module.css";
import "./hamburger-menu-modern.module.css";
import * as words from "#app/frame/words.ts";
import { PanelDialog } from "./parts/panel-dialog/panel-dialog.tsx";
import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { toolClass } from "./parts/header-tools.tsx";
import { MenuFoot } from "./parts/menu-foot.tsx";
import { MenuPreviews } from "./parts/menu-previews.tsx";
import { MENU_PANEL, MenuTrigger } from "./parts/menu-trigger.tsx";
import { MenuTree } from "./parts/menu-tree.tsx";
import { searchBars } from "#app/slots/search.ts";
import { Slot } from "#app/slots/slot.tsx";

/** Name, search and one button at every width; the menu is a screen with a picture that changes with the entry in hand. */
export function HamburgerMenuModern() {
  const data = useHeaderData();
  return (
    <HeaderFrame
      position="sticky"
      hides
      height="80"
      panels={
        <PanelDialog id={MENU_PANEL} label={words.menu} side="full" head={<HeaderHome />}>
          <MenuPreviews>
            <MenuTree items={data.menu} label={words.main} size="display" className={styles.rise} />
            <MenuFoot withColours />
          </MenuPreviews>
        </PanelDialog>
      }
    >
      <HeaderHome className="me-auto" />
      <Slot of={searchBars} className={toolClass} />
      <MenuTrigger className={toolClass} />
    </HeaderFrame>
  );
}

export default headerLayout(HamburgerMenuModern);
