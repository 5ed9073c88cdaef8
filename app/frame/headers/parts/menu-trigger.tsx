import * as words from "#app/frame/words.ts";
import { MenuStrokes } from "./menu-strokes.tsx";
import { PanelTrigger } from "./panel-dialog/panel-dialog.tsx";

/** The one menu of a header that stands in a panel: on small screens, or at every width. */
export const MENU_PANEL = "menu-panel";

/** The button that opens it: two strokes, which the panel's own close button, in the same place, crosses. */
export function MenuTrigger({ className }: { className?: string }) {
  return (
    <PanelTrigger panel={MENU_PANEL} data-menu-trigger className={className}>
      <MenuStrokes />
      <span className="sr-only">{words.menu}</span>
    </PanelTrigger>
  );
}
