import * as styles from "./brew-guide.module.css";
import { useId, useRef, useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { cupLimits, readCups } from "../../recipe.ts";

interface CupStepperProps {
  cups: number;
  onCups: (cups: number) => void;
}

/** How many cups: typed, by the buttons, or by the arrow keys. What cannot be read becomes the number before it. */
export function CupStepper({ cups, onCups }: CupStepperProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(cups));

  const field = useRef<HTMLInputElement>(null);
  useFirstRead(field, ({ value }) => {
    if (value !== typed) type(value);
  });

  function type(text: string) {
    setTyped(text);
    const read = readCups(text);
    if (read !== null) onCups(read);
  }

  function step(by: 1 | -1) {
    const next = readCups(String(cups + by)) ?? cups;
    setTyped(String(next));
    onCups(next);
  }

  return (
    <div className={styles.cupStepper}>
      <label htmlFor={id} className="display">
        Cups
      </label>
      <div className={styles.cupStepperField}>
        <button
          type="button"
          data-replay
          aria-disabled={cups === cupLimits.min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" className="size-5" />
          <span className="sr-only">Fewer cups</span>
        </button>
        <input
          ref={field}
          id={id}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={cupLimits.min}
          max={cupLimits.max}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setTyped(String(cups))}
          className="figures"
        />
        <button
          type="button"
          data-replay
          aria-disabled={cups === cupLimits.max}
          onClick={() => step(1)}
        >
          <Icon name="plus" className="size-5" />
          <span className="sr-only">More cups</span>
        </button>
      </div>
    </div>
  );
}
