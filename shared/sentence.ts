/** A text with a full stop, where nothing ends it yet. */
export function sentence(text: string): string {
  return text.replace(/[\p{Letter}\p{Mark}\p{Number})\]%]$/u, "$&.");
}
