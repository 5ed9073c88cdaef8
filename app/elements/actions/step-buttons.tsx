import { Icon } from "#app/elements/media/icon.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";

interface StepButtonsProps {
  /** What one step moves by, as in "Previous picture". */
  unit: string;
  /** Id of what the buttons move. */
  track: string;
  /** Of each button: the looks are the row's own. */
  className: string;
  /** Gets −1 for one back and 1 for one on. */
  onStep: (by: -1 | 1) => void;
}

/** The two steps through a row of things: one back, one on. Their arrows turn with the writing direction. */
export function StepButtons({ unit, track, className, onStep }: StepButtonsProps) {
  const ways = [
    { by: -1, icon: "arrow-left", label: fill(words.previousOf, { unit }) },
    { by: 1, icon: "arrow-right", label: fill(words.nextOf, { unit }) },
  ] as const;
  return ways.map(({ by, icon, label }) => (
    <button
      key={by}
      type="button"
      aria-controls={track}
      className={className}
      onClick={() => onStep(by)}
    >
      <Icon name={icon} className="size-5 rtl:rotate-180" />
      <span className="sr-only">{label}</span>
    </button>
  ));
}
