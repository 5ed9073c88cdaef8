import * as styles from "./checkout.module.css";
import { type MouseEvent, useRef } from "react";
import { Field } from "#app/features/forms/field/field.tsx";
import type { ShownForm } from "#app/features/forms/use-form.ts";
import { writeField } from "#app/features/forms/write-field.ts";
import * as words from "../words.ts";

interface TestCardsProps {
  form: ShownForm;
  cards: readonly { number: string; text: string }[];
  /** With one of the ways of delivery there is nothing to pay; the server asks for a card where there is. */
  isOptional: boolean;
}

/** Paying by the test provider: one field, and the invented numbers that it knows with what each of them does. */
export function TestCards({ form, cards, isOptional }: TestCardsProps) {
  const frame = useRef<HTMLDivElement>(null);

  function fill(event: MouseEvent<HTMLButtonElement>) {
    const field = frame.current?.querySelector<HTMLInputElement>("input[name=cardNumber]");
    if (!field) return;
    writeField(field, event.currentTarget.value);
    field.focus();
  }

  return (
    <div ref={frame} className="grid grid-cols-1 gap-5">
      <Field
        form={form}
        name="cardNumber"
        label={words.cardNumber}
        inputMode="numeric"
        autoComplete="off"
        help={isOptional ? words.cardHelpIfAny : words.cardHelp}
        required={!isOptional}
      />
      <ul className={styles.testCards} aria-label={words.testCards}>
        {cards.map(({ number, text }) => (
          <li key={number}>
            <button
              type="button"
              value={number}
              // The field keeps the focus: leaving it clears its error, and the button would move away from under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={fill}
              className={`needs-script ${styles.testCard}`}
            >
              {number}
            </button>
            <span className={`without-script ${styles.testCard}`}>{number}</span>
            <span className="text-small text-soft">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
