import * as styles from "./oh-ball.module.css";
import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The ball that stands for the letter O. Large ones are `printed`: their shade is screened in dots. Its width is the place's. */
export function OhBall({
  printed = false,
  className,
  ...props
}: ComponentProps<"span"> & { printed?: boolean }) {
  return (
    <span
      {...props}
      aria-hidden
      className={clsx(styles.ball, printed && styles.printed, className)}
    />
  );
}
