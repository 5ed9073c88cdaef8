import { Icon } from "./icon.tsx";

interface StepButtonProps {
  way: "previous" | "next";
  /** Names the button: where it leads. */
  label: string;
  /** Id of what the button moves. */
  track: string;
  className: string;
  onClick: () => void;
}

/** A step through a row of things, one back or one on. The arrow turns with the writing direction; the looks are the row's own. */
export function StepButton({ way, label, track, className, onClick }: StepButtonProps) {
  return (
    <button type="button" aria-controls={track} className={className} onClick={onClick}>
      <Icon
        name={way === "next" ? "arrow-right" : "arrow-left"}
        className="size-5 rtl:rotate-180"
      />
      <span className="sr-only">{label}</span>
    </button>
  );
}
