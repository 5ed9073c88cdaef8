import { useEffect, useEffectEvent } from "react";
import { takerOfKeys } from "#app/lib/takes-keys.ts";

/**
 * Calls `act` when a letter is pressed anywhere on the page, unless the visitor is typing, holds a modifier or the key itself. Whoever
 * uses it lets visitors set `isOn` to false: a shortcut of one letter must not surprise those who speak to their computer (WCAG 2.1.4).
 */
export function useLetterKey(letter: string, isOn: boolean, act: () => void): void {
  const press = useEffectEvent(act);
  useEffect(() => {
    if (!isOn) return;
    function listen(event: KeyboardEvent) {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
      if (event.defaultPrevented || isHeld || event.key.toLowerCase() !== letter) return;
      if (takerOfKeys(event.target)) return;
      press();
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [letter, isOn]);
}
