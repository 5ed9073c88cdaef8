import { type MouseEvent, type PointerEvent, useRef, useState } from "react";

/**
 * Measures how long a button takes to answer: from the moment in which the browser was told of the press to the first frame after what the
 * press changed, in milliseconds. `isOn` turns with each press.
 */
export function useAnswerTime() {
  const [isOn, setOn] = useState(false);
  const [time, setTime] = useState<number | null>(null);
  const wasPointer = useRef(false);

  function answer(start: number) {
    setOn((was) => !was);
    // A task after the next frame begins when that frame was handed over.
    requestAnimationFrame(() => {
      setTimeout(() => setTime(Math.max(1, Math.round(performance.now() - start))));
    });
  }

  return {
    isOn,
    time,
    button: {
      /** The finger's way down counts, not its way up. */
      onPointerDown({ button, timeStamp }: PointerEvent) {
        if (button !== 0) return;
        wasPointer.current = true;
        answer(timeStamp);
      },
      /** Keys, and programs that press for somebody. */
      onClick({ timeStamp }: MouseEvent) {
        if (!wasPointer.current) answer(timeStamp);
        wasPointer.current = false;
      },
    },
  };
}
