/**
 * Whether a key belongs to an input method, which writes Japanese, Chinese or Korean: there Enter takes a word, arrows choose one and Escape
 * drops it. Safari says so of the last key by its code alone.
 */
export function isComposing(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return event.isComposing || event.keyCode === 229;
}
