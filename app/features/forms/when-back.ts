/**
 * Calls back when a visitor returns to this page as they left it: the browser has kept it, with a form on it that waits for its answer.
 * @returns what ends it.
 */
export function whenBack(act: () => void): () => void {
  const ending = new AbortController();
  window.addEventListener("pageshow", ({ persisted }) => persisted && act(), {
    signal: ending.signal,
  });
  return () => ending.abort();
}
