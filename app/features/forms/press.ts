/**
 * An error that appears when a field is left may move the button that is being pressed: the press would begin on the button and end beside
 * it, and nothing would be sent. So what moves things waits until a press is over.
 */

/** A press by touch ends before the click that it becomes. One that becomes none is over after this time, ms. */
const CLICK_TIME = 350;
/** As long as a press can last that began before this code arrived, ms. */
const LONGEST_UNSEEN = 1000;

const waiting = new Set<() => void>();
/** At first as if one were under way: a touch that began before this code arrived is seen nowhere for its first moments. */
let isPressed = true;
let ending = setTimeout(end, LONGEST_UNSEEN);

/** Calls back as soon as no pointer is pressed: now, or behind what the click at the end of the press does. */
export function afterPress(proceed: () => void): void {
  if (isPressed) waiting.add(proceed);
  else proceed();
}

function end(): void {
  isPressed = false;
  const calls = [...waiting];
  waiting.clear();
  for (const proceed of calls) proceed();
}

function endIn(milliseconds: number): void {
  if (!isPressed) return;
  clearTimeout(ending);
  ending = setTimeout(end, milliseconds);
}

function begin({ button }: PointerEvent): void {
  if (button !== 0) return;
  clearTimeout(ending);
  isPressed = true;
}

window.addEventListener("pointerdown", begin, true);
window.addEventListener("pointerup", () => endIn(CLICK_TIME), true);
window.addEventListener("pointercancel", () => endIn(CLICK_TIME), true);
// A form is submitted after the click, and a window may have swallowed the end of a press.
window.addEventListener("click", () => endIn(0), true);
window.addEventListener("keydown", () => endIn(0), true);
