/** So long the next page may take to come, ms. A visitor may have stopped it, and no browser says so to this one. */
export const ANSWER_TIME = 15_000;

/**
 * For a form that the browser is about to leave by. Calls back once if this page is on screen after all: the visitor returns to it as
 * they left it, or nothing has come in its place within `ANSWER_TIME`.
 * @returns what ends the waiting.
 */
export function whenStillHere(act: () => void): () => void {
  const waiting = new AbortController();
  const end = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const proceed = () => {
    end();
    act();
  };
  const timer = setTimeout(proceed, ANSWER_TIME);
  window.addEventListener("pageshow", ({ persisted }) => persisted && proceed(), {
    signal: waiting.signal,
  });
  return end;
}
