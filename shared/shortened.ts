/**
 * The beginning of a text, for lists and descriptions: at most so many characters, with “…” for the rest. It ends with a whole word; where
 * no space is near, as in Japanese, after a character.
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(" ", most - 2);
  if (end > most / 2) return `${text.slice(0, end).replace(/[,;:.]$/, "")} …`;
  // Never half a character.
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
