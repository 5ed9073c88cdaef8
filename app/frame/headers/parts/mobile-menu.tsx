import * as styles from "./menu.module.css";
import * as words from "#app/frame/words.ts";
import { PanelDialog } from "./panel-dialog/panel-dialog.tsx";
import type { HeaderData } from "../header-contract.tsx";
import { HeaderHome } from "./header-home.tsx";
import { MenuFoot } from "./menu-foot.tsx";
import { MENU_PANEL } from "./menu-trigger.tsx";
import { MenuTree } from "./menu-tree.tsx";
import { searchForms } from "#app/slots/search.ts";
import { Slot } from "#app/slots/slot.tsx";

interface MobileMenuProps extends Pick<HeaderData, "menu"> {
  /** `full` covers the screen, `push-end` comes from the end of the line and moves the page aside. */
  side?: "full" | "push-end";
}

/** The whole menu on small screens, with search, ways to write and networks. */
export function MobileMenu({ menu, side = "full" }: MobileMenuProps) {
  const isFull = side === "full";
  return (
    <PanelDialog
      id={MENU_PANEL}
      label={words.menu}
      side={side}
      tone={isFull ? undefined : "night"}
      head={<HeaderHome />}
      className={isFull ? "bg-tint" : undefined}
    >
      <div className="grid content-between gap-12 px-gutter pt-4 pb-8">
        <MenuTree
          items={menu}
          label={words.mainMobile}
          size={isFull ? "display" : "text"}
          className={styles.rise}
        />
        <div className="grid gap-8">
          <Slot of={searchForms} label={words.menuSearch} />
          <MenuFoot />
        </div>
      </div>
    </PanelDialog>
  );
}
