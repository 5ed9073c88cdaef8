/**
 * Takes out the characters that turn round the order in which all that follows is shown, beyond the end of a name too (Unicode, UAX 9:
 * embeddings, overrides, isolates). Marks that concern their neighbours alone stay.
 */
export function withoutTurns(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, "");
}

/** Whether a text has nothing that can be seen: it is empty, or of blanks, joiners and fillers alone (U+2800 is the empty Braille cell). */
export function isBlank(text: string): boolean {
  return /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
