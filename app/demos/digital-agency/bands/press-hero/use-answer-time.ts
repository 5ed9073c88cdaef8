import { type MouseEvent, useState } from "react";

/**
 * Measures how long a button takes to answer: from the moment in which the browser was told of the press to the first frame after what the
 * press changed, in milliseconds. `presses` counts them. A press ends when the finger goes up (one that is drawn off the button is
 * none): how long it stays down is the visitor's own time.
 */
export function useAnswerTime() {
  const [presses, setPresses] = useState(0);
  const [time, setTime] = useState<number | null>(null);

  return {
    presses,
    time,
    press: ({ timeStamp }: MouseEvent) => {
      setPresses((before) => before + 1);
      // A task after the next frame begins when that frame was handed over.
      requestAnimationFrame(() => {
        setTimeout(() => setTime(Math.max(1, Math.round(performance.now() - timeStamp))));
      });
    },
  };
}
