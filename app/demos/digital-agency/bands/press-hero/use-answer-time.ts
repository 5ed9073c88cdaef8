import { type MouseEvent, type PointerEvent, useRef, useState } from "react";

/**
 * Measures how long a button takes to answer: from the moment in which the browser was told of the press to the first frame after what the
 * press changed, in milliseconds. `presses` counts them.
 */
export function useAnswerTime() {
  const [presses, setPresses] = useState(0);
  const [time, setTime] = useState<number | null>(null);
  const wasPointer = useRef(false);

  function answer(start: number) {
    setPresses((before) => before + 1);
    // A task after the next frame begins when that frame was handed over.
    requestAnimationFrame(() => {
      setTimeout(() => setTime(Math.max(1, Math.round(performance.now() - start))));
    });
  }

  return {
    presses,
    time,
    button: {
      /** The finger's way down counts, not its way up. */
      onPointerDown({ button, timeStamp }: PointerEvent) {
        if (button !== 0) return;
        wasPointer.current = true;
        answer(timeStamp);
      },
      onPointerCancel() {
        wasPointer.current = false;
      },
      /** Keys, and programs that press for somebody. */
      onClick({ timeStamp }: MouseEvent) {
        if (!wasPointer.current) answer(timeStamp);
        wasPointer.current = false;
      },
    },
  };
}
