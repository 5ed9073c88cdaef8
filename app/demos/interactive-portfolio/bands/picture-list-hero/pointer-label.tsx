import * as styles from "./pointer-label.module.css";
import { type ComponentProps, type PointerEvent, useEffect, useRef } from "react";
import { motionIsWelcome } from "#app/lib/motion.ts";

/** The part of the way to the pointer that the label covers in each frame. */
const PULL = 0.18;

/**
 * A word that trails after the mouse while it is over a link of a list inside: says what a press does. An ornament for those who use a mouse
 * and welcome motion; the links say the same to everybody else.
 */
export function PointerLabel({
  label,
  children,
  ...props
}: Omit<ComponentProps<"div">, "onPointerMove" | "onPointerLeave"> & { label: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  const frame = useRef(0);
  const pointer = useRef({ x: 0, y: 0 });
  const place = useRef({ x: 0, y: 0 });

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function trail() {
    const [from, to] = [place.current, pointer.current];
    const rest = Math.hypot(to.x - from.x, to.y - from.y);
    const part = rest < 0.5 ? 1 : PULL;
    from.x += (to.x - from.x) * part;
    from.y += (to.y - from.y) * part;
    shown.current?.style.setProperty("--x", from.x.toFixed(1));
    shown.current?.style.setProperty("--y", from.y.toFixed(1));
    frame.current = rest < 0.5 ? 0 : requestAnimationFrame(trail);
  }

  function follow({ target, pointerType, clientX, clientY }: PointerEvent) {
    const word = shown.current;
    if (!word || pointerType !== "mouse" || !motionIsWelcome()) return;
    pointer.current = { x: clientX, y: clientY };
    const isOnLink = target instanceof Element && target.closest("li a") !== null;
    // Begins where the pointer is, not where it was last seen.
    if (isOnLink && word.dataset.shown === undefined) place.current = { ...pointer.current };
    if (isOnLink) word.dataset.shown = "";
    else delete word.dataset.shown;
    frame.current ||= requestAnimationFrame(trail);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the links inside, for decoration
    <div
      {...props}
      onPointerMove={follow}
      onPointerLeave={() => delete shown.current?.dataset.shown}
    >
      {children}
      <span ref={shown} aria-hidden className={styles.label}>
        {label}
      </span>
    </div>
  );
}
