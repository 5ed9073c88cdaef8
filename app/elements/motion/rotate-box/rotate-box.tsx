import * as styles from "./rotate-box.module.css";
import { clsx } from "clsx";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";

const turns = {
  /** Like a page of a book. */
  sideways: styles.sideways,
  /** Like a card that is lifted at its foot. */
  over: styles.over,
  /** One side fades into the other. */
  fade: styles.fade,
} as const;

interface RotateBoxProps {
  /** Names the button that turns the box. */
  label: string;
  front: ReactNode;
  back: ReactNode;
  turn?: keyof typeof turns;
}

/**
 * A box with two sides. It turns for a pointer that rests on it and for the focus, and turns back when they leave; a press turns it to stay.
 * Its button tells assistive technology which side is up. Where motion is reduced the sides change places without turning; without script
 * both are shown.
 */
export function RotateBox({ label, front, back, turn = "sideways" }: RotateBoxProps) {
  const id = useId();
  const [up, setUp] = useState<"front" | "back for now" | "back">("front");
  const isTurned = up !== "front";
  const peek = () => setUp((now) => (now === "front" ? "back for now" : now));
  const leave = () => setUp((now) => (now === "back for now" ? "front" : now));
  return (
    <div
      className={clsx(styles.box, turns[turn], isTurned && styles.turned)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") peek();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") leave();
      }}
      onFocus={({ target }) => {
        // A tap brings the focus, too, and then turns by its click.
        if (target.matches(":focus-visible")) peek();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <button
        type="button"
        aria-expanded={isTurned}
        aria-controls={id}
        data-replay
        onClick={({ currentTarget }) => {
          // Who presses what their pointer has turned wants to keep it so.
          const isKept = up === "back for now" && currentTarget.matches(":hover");
          setUp(isTurned && !isKept ? "front" : "back");
        }}
        className={`${styles.button} needs-script`}
      >
        <span className={styles.sign}>
          <Icon name="rotate-ccw" className="size-5" />
        </span>
        <span className="sr-only">{fill(words.flipCard, { label })}</span>
      </button>
      <div className={styles.body}>
        <div className={`${styles.side} ${styles.front}`}>{front}</div>
        <div id={id} className={`${styles.side} ${styles.back}`}>
          {back}
        </div>
      </div>
    </div>
  );
}
