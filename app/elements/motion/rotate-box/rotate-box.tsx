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

/** Whether the back is up, and what for. */
type Turned = "no" | "for a pointer" | "for the focus" | "to stay";

interface RotateBoxProps {
  /** Names the button that turns the box. */
  label: string;
  /** What the back tells, in words beside the sign, which then stands at the foot of the front. */
  sign?: string;
  front: ReactNode;
  back: ReactNode;
  turn?: keyof typeof turns;
}

/**
 * A box with two sides. It turns for a pointer that rests on it and for the focus, and turns back when they leave; a press turns it to stay.
 * Its button tells assistive technology which side is up. Where motion is reduced the sides change places without turning; without script
 * both are shown.
 */
export function RotateBox({ label, sign, front, back, turn = "sideways" }: RotateBoxProps) {
  const id = useId();
  const [turned, setTurned] = useState<Turned>("no");
  const isTurned = turned !== "no";
  const peek = (by: "for a pointer" | "for the focus") =>
    setTurned((now) => (now === "to stay" || (now !== "no" && by === "for the focus") ? now : by));
  const leave = () => setTurned((now) => (now === "to stay" ? now : "no"));
  // Who presses what their pointer has turned wants to keep it so.
  const press = () =>
    setTurned((now) => (now === "no" || now === "for a pointer" ? "to stay" : "no"));
  return (
    <div
      className={clsx(styles.box, turns[turn], isTurned && styles.turned)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") peek("for a pointer");
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") leave();
      }}
      onFocus={({ target }) => {
        // A tap brings the focus, too, and then turns by its click.
        if (target.matches(":focus-visible")) peek("for the focus");
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
        onClick={press}
        className={clsx(styles.button, sign && styles.told, "needs-script")}
      >
        <span className={styles.sign}>
          {!isTurned && sign}
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
