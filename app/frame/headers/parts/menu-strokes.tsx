import * as styles from "./panel-dialog/panel-dialog.module.css";
import { clsx } from "clsx";

/**
 * The strokes of a menu button, which cross when what it opens is open: by `aria-expanded` of the button itself, or from the start
 * in the close button of a panel, where they cross as the panel appears (`panel-dialog.module.css`).
 */
export function MenuStrokes({ className }: { className?: string }) {
  return (
    <span aria-hidden className={clsx(styles.strokes, className)}>
      <span />
      <span />
    </span>
  );
}
