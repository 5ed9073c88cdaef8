import { useEffect, useRef, useState } from "react";

/**
 * What a control says for a while of what it did, or null.
 * @param duration in milliseconds; whatever is said next ends it and counts anew.
 */
export function useSaid<What>(duration: number): [said: What | null, say: (what: What) => void] {
  const [said, setSaid] = useState<What | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function say(what: What) {
    clearTimeout(timer.current);
    setSaid(what);
    timer.current = window.setTimeout(() => setSaid(null), duration);
  }
  return [said, say];
}
