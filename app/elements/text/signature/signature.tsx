import * as styles from "./signature.module.css";
import { clsx } from "clsx";

/** Strokes of a pen in the order they are made, with the second at which each begins and how many it takes. */
export interface Handwriting {
  width: number;
  height: number;
  strokes: readonly { path: string; at: number; takes: number }[];
}

/** A signature in the colour of the text. With motion it is written, once, when the page opens. Who signed must stand beside it in print. */
export function Signature({ hand, className }: { hand: Handwriting; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${hand.width} ${hand.height}`}
      aria-hidden
      className={clsx(styles.signature, className)}
    >
      {hand.strokes.map(({ path, at, takes }) => (
        <path
          key={path}
          d={path}
          pathLength={1}
          style={{ animationDelay: `${at}s`, animationDuration: `${takes}s` }}
        />
      ))}
    </svg>
  );
}
