import * as styles from "./replay-button.module.css";
import { clsx } from "clsx";
import { Icon } from "#app/elements/media/icon.tsx";

interface ReplayButtonProps {
  /** What is played again. */
  label: string;
  onClick: () => void;
  className?: string;
}

/** Plays something once more. Where nothing moves (below 768 px, or with motion reduced) there is nothing to play, and no button. */
export function ReplayButton({ label, onClick, className }: ReplayButtonProps) {
  return (
    <button
      type="button"
      className={clsx(styles.button, "needs-script", className)}
      onClick={onClick}
    >
      <Icon name="rotate-ccw" className="size-4" />
      Play again<span className="sr-only">: {label}</span>
    </button>
  );
}
