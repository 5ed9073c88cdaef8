// @chunk quantity
import * as styles from "./quantity.module.css";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { latinDigits } from "#shared/latin-digits.ts";
import { readQuantity, showQuantity, stepQuantity } from "#shared/shop/quantity.ts";
import { fill } from "#shared/words.ts";
import { isComposing } from "#app/lib/is-composing.ts";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import * as words from "../../words.ts";

const sizes = { normal: styles.quantity, small: `${styles.quantity} ${styles.small}` } as const;

interface QuantityProps {
  /** What is counted, as the name of the field: "Quantity of Belted wool coat". */
  label: string;
  /** Name of the form field. */
  name: string;
  /** Where it starts; 0 when left out. Another value later sets it anew. */
  start?: number;
  /** Most that can be had: its button then leads no further. */
  max?: number;
  size?: keyof typeof sizes;
  /** A message about it, tied to the field. */
  error?: string | null | undefined;
  /** Told after each step, which others may follow, and when a typed number is left. */
  onQuantity?: (quantity: number, by: "step" | "typing") => void;
}

/**
 * How many pieces (specification, point 5): starts at the given value or 0, never goes below 0, shows 9 and less with a leading zero.
 * A number can be typed, stepped by the buttons or by the arrow keys. Without script it is a plain field of a form.
 */
export function Quantity({
  label,
  name,
  start = 0,
  max = Number.POSITIVE_INFINITY,
  size = "normal",
  error,
  onQuantity,
}: QuantityProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState(() => settled(start));
  const [stepped, setStepped] = useState<number | null>(null);
  if (state.start !== start) setState({ ...settled(start), isCapped: state.isCapped });
  const message = error ?? (state.isCapped ? fill(words.atMost, { most: max }) : null);

  function settle(quantity: number, by: "step" | "typing", isCapped = false) {
    setState({ ...settled(quantity), start, isCapped });
    if (quantity !== state.quantity) onQuantity?.(quantity, by);
  }

  /** What is in the field, which may still be typing. What cannot be read is the number before it. */
  function typedQuantity(): number {
    return readQuantity(digitsOf(input.current?.value ?? "")) ?? state.quantity;
  }

  /** An input method keeps what it writes until it is done: taken from it, its letters would come twice or be lost. */
  function type(text: string, isUnfinished = false) {
    setStepped(null);
    setState({ ...state, text: isUnfinished ? text : digitsOf(text) });
  }

  function step(by: 1 | -1) {
    const quantity = Math.min(stepQuantity(typedQuantity(), by), max);
    setStepped(quantity);
    settle(quantity, "step");
  }

  function leave() {
    const typed = typedQuantity();
    if (typed === state.quantity) settle(typed, "typing", state.isCapped);
    else settle(Math.min(typed, max), "typing", typed > max);
  }

  useFirstRead(input, (field) => {
    if (field.value === state.text) return;
    // Where typing goes on, the number counts when the field is left.
    if (field === document.activeElement) setState({ ...state, text: digitsOf(field.value) });
    else leave();
  });

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter") leave();
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <div className={sizes[size]} data-invalid={message ? "" : undefined}>
        <button
          type="button"
          data-replay
          aria-disabled={state.quantity === 0}
          onClick={() => step(-1)}
          className="needs-script"
        >
          <Icon name="minus" className="size-4" />
          <span className="sr-only">{fill(words.decrease, { field: label })}</span>
        </button>
        <input
          ref={input}
          name={name}
          aria-label={label}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? id : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={state.text}
          onChange={({ target, nativeEvent }) =>
            type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
          onBlur={leave}
          onKeyDown={handleKey}
        />
        <button
          type="button"
          data-replay
          aria-disabled={state.quantity >= max}
          onClick={() => step(1)}
          className="needs-script"
        >
          <Icon name="plus" className="size-4" />
          <span className="sr-only">{fill(words.increase, { field: label })}</span>
        </button>
      </div>
      {/* What is written into a field is not read out by itself. */}
      <span role="status" className="sr-only">
        {stepped}
      </span>
      {message && (
        <p id={id} role="alert" className="text-small text-danger">
          {message}
        </p>
      )}
    </div>
  );
}

/** What a field of a number keeps of what is typed into it: the digits, as 0 to 9. */
function digitsOf(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, "").slice(0, 4);
}

/** As it stands when nobody is typing. `isCapped`: more was typed than can be had. */
function settled(quantity: number) {
  return { start: quantity, quantity, text: showQuantity(quantity), isCapped: false };
}
